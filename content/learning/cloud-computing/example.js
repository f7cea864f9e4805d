const hours = Array.from({ length: 24 }, (_, hour) => hour);
// Requests per second over a day: quiet at night, a peak in the evening.
const load = hours.map((hour) => (hour < 7 ? 40 : hour < 18 ? 220 : 480));
const perMachine = 100;
const price = 8; // rupees an hour

const needed = load.map((requests) => Math.max(2, Math.ceil(requests / perMachine)));
const most = Math.max(...needed);
const scaled = needed.reduce((sum, machines) => sum + machines, 0);

console.log(`Machines at night: ${needed[3]}, by day: ${needed[12]}, at the peak: ${most}`);
console.log(`Always ${most}: ${most * 24 * price} rupees a day`);
console.log(`Autoscaling: ${scaled * price} rupees a day`);
console.log(`Saved: ${Math.round((1 - scaled / (most * 24)) * 100)}%`);

const availability = (each, copies) => 1 - (1 - each) ** copies;
for (const copies of [1, 2, 3]) {
  console.log(`${copies} at 99%: up ${(availability(0.99, copies) * 100).toFixed(4)}% of the time`);
}

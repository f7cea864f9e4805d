// Milliseconds of processor time that each job needs.
const jobs = { build: 24, search: 3, mail: 3 };

function averageWait(order) {
  let clock = 0;
  let waited = 0;
  for (const name of order) {
    console.log(`  ${name} waits ${clock} ms`);
    waited += clock;
    clock += jobs[name];
  }
  return waited / order.length;
}

const asTheyCame = Object.keys(jobs);
const shortestFirst = asTheyCame.toSorted((a, b) => jobs[a] - jobs[b]);

console.log('First come, first served');
console.log(`  average: ${averageWait(asTheyCame)} ms`);
console.log('Shortest job first');
console.log(`  average: ${averageWait(shortestFirst)} ms`);

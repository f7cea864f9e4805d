const bitsOf = (address) => address.split('.').reduce((bits, part) => bits * 256 + Number(part), 0);

function networkOf(block) {
  const [address, length] = block.split('/');
  const size = 2 ** (32 - Number(length));
  const first = Math.floor(bitsOf(address) / size) * size;
  return { block, first, last: first + size - 1, size, length: Number(length) };
}

const isIn = (address, { first, last }) => {
  const bits = bitsOf(address);
  return bits >= first && bits <= last;
};

for (const block of ['192.168.1.20/24', '192.168.1.20/26']) {
  const { size } = networkOf(block);
  console.log(`${block}: ${size} addresses, ${size - 2} hosts`);
}

const routes = ['0.0.0.0/0', '10.0.0.0/8', '10.1.0.0/16'].map(networkOf);
for (const target of ['10.1.2.3', '10.9.9.9', '8.8.8.8']) {
  const [best] = routes
    .filter((route) => isIn(target, route))
    .toSorted((a, b) => b.length - a.length);
  console.log(`${target} goes to ${best.block}`);
}

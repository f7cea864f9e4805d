export function say(line) {
  process.stderr.write(`firstrung: ${line}\n`);
}

export function secondsSince(start) {
  return `${((performance.now() - start) / 1000).toFixed(0)} s`;
}

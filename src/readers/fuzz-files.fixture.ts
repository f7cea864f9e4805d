/** Changes, duplicates, removes or moves some bytes of a file. */
export function mutate(bytes: Uint8Array, random: () => number): Uint8Array {
  const at = () => Math.floor(random() * bytes.length);
  const copy = bytes.slice();
  const turns = 1 + Math.floor(random() * 12);
  for (let turn = 0; turn < turns; turn++) {
    const from = at();
    const length = Math.floor(random() * 60);
    const kind = random();
    if (kind < 0.4) copy[from] = Math.floor(random() * 256);
    else if (kind < 0.6) copy.fill(Math.floor(random() * 256), from, from + length);
    else if (kind < 0.85) copy.copyWithin(from, at(), at() + length);
    else if (turn === 0) return copy.slice(0, from);
    else
      copy.set(
        new TextEncoder()
          .encode(String(Math.floor(random() * 1e9)))
          .subarray(0, copy.length - from),
        from,
      );
  }
  return copy;
}

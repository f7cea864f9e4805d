import { encode } from 'uqr';

const quietZone = 4;

/** A text as a QR code: the modules of a side, and the dark ones as runs: column, row, length. */
export function qrRunsOf(text: string): { size: number; runs: [number, number, number][] } {
  // The least correction has the largest modules, which matter most in print.
  const { size, data } = encode(text, { ecc: 'L', border: quietZone });
  const runs: [number, number, number][] = [];
  data.forEach((row, y) =>
    row.forEach((isDark, x) => {
      const last = runs.at(-1);
      if (!isDark) return;
      if (last && last[1] === y && last[0] + last[2] === x) last[2] += 1;
      else runs.push([x, y, 1]);
    }),
  );
  return { size, runs };
}

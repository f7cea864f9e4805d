import { expect, test } from 'vitest';
import { isChosenAt, isSampledAt } from './take-turns.ts';

const runs = Array.from({ length: 80 }, (_, at) => 20_787 + at);

test('HOUSE within 80 short runs, each journey and long file meets each of its cases', () => {
  for (const share of [1, 2, 3, 4, 9, 10])
    for (let file = 0; file < 8; file += 1)
      for (let turn = 0; turn < share; turn += 1) {
        const met = runs.some((run) => isChosenAt(run, file) && isSampledAt(run, turn, share));
        expect([share, file, turn, met]).toEqual([share, file, turn, true]);
      }
});

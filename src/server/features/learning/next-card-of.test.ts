import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { type CardMemory, nextCardOf } from './review-cards.ts';

const start = new Date('2026-11-23T18:00:00Z');

/** The card after answers given this many days apart. */
function cardAfter(answers: [days: number, isRight: boolean][]): CardMemory {
  let now = start.getTime();
  let card: CardMemory | null = null;
  for (const [days, isRight] of answers) {
    now += days * dayMs;
    card = nextCardOf(card, isRight, new Date(now));
  }
  if (!card) throw new Error('no answers');
  return card;
}

test('PRAC-05 the memory of a card is that of the FSRS reference', () => {
  // Reference values of fsrs-rs (src/inference.rs) for FSRS 6 without short-term steps.
  const { stability, difficulty } = cardAfter([
    [0, false],
    [0, true],
    [1, true],
    [3, true],
    [8, true],
    [21, true],
  ]);
  expect(stability).toBeCloseTo(53.335106, 4);
  expect(difficulty).toBeCloseTo(6.3574867, 4);
});

test('PRAC-05 the first answer counts as in the FSRS reference', () => {
  // The initial stabilities of FSRS 6: 0.212 days after Again, 2.3065 after Good.
  expect(nextCardOf(null, false, start)).toMatchObject({ stability: 0.212, scheduledDays: 1 });
  expect(nextCardOf(null, true, start)).toMatchObject({ stability: 2.3065 });
});

test('PRAC-05 intervals grow with right answers and shrink after a wrong one', () => {
  let card = nextCardOf(null, false, start);
  const intervals = [card.scheduledDays];
  for (let n = 0; n < 5; n++) {
    card = nextCardOf(card, true, card.dueAt);
    intervals.push(card.scheduledDays);
  }
  expect(intervals).toEqual(intervals.toSorted((one, other) => one - other));
  expect(intervals.at(-1)).toBeGreaterThan(20);
  const lapsed = nextCardOf(card, false, card.dueAt);
  expect(lapsed.scheduledDays).toBeLessThan(card.scheduledDays / 2);
  expect(lapsed.lapses).toBe(1);
});

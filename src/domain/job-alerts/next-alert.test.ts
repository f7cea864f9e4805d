import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextAlert } from './next-alert.ts';

const at = (text: string) => new Date(text);

test.each([
  ['daily', null, '2026-11-21T08:00:00Z', '2026-11-22T08:00:00Z'],
  ['weekly', null, '2026-11-21T08:00:00Z', '2026-11-28T08:00:00Z'],
  ['daily', '2026-11-21T08:00:00Z', '2026-11-21T08:40:00Z', '2026-11-22T08:00:00Z'],
  ['daily', '2026-11-18T08:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T08:00:00Z'],
  ['weekly', '2026-11-01T08:00:00Z', '2026-11-21T09:00:00Z', '2026-11-22T08:00:00Z'],
] as const)(
  'STJ-01 REL-14 an alert %s, due %s, run at %s is next due at %s',
  (alert, last, now, next) => {
    expect(nextAlert(alert, last && at(last), at(now))).toEqual(at(next));
  },
);

test('STJ-01 no alerts are due when they are off', () => {
  expect(nextAlert('off', at('2026-11-01T08:00:00Z'), at('2026-11-21T08:00:00Z'))).toBeNull();
});

test('REL-14 the next alert is always in the future and at most one interval away', () => {
  const instant = fc.date({ min: at('2020-01-01'), max: at('2030-01-01'), noInvalidDate: true });
  const time = fc.constantFrom('daily' as const, 'weekly' as const);
  fc.assert(
    fc.property(time, instant, instant, (alert, one, two) => {
      const [last, now] = one < two ? [one, two] : [two, one];
      const wait = (nextAlert(alert, last, now)?.getTime() ?? 0) - now.getTime();
      expect(wait).toBeGreaterThan(0);
      expect(wait).toBeLessThanOrEqual((alert === 'daily' ? 1 : 7) * 86_400_000);
    }),
  );
});

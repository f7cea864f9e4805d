import { endOf, scoreOf } from '#domain/skill-test/skill-test.ts';
import type { DemoStudent } from './demo-people.ts';
import type { DemoMaker } from './demo-rows.ts';
import { day, hour, later } from './demo-time.ts';

type DemoAnswer = [itemId: string, answer: string, isRight: boolean];

/**
 * Days ago, and the answers, to items that are the same in each attempt: practice tests, which count
 * for no badge.
 */
const taken: { daysAgo: number; given: DemoAnswer[] }[] = [
  {
    daysAgo: 20,
    given: [
      ['fe-contrast-minimum', '3:1', false],
      ['fe-clickable-div', 'Keyboard users can reach it and press it with Enter or Space', true],
      ['fe-decorative-alt', 'No alt attribute at all', false],
      [
        'fe-placeholder-label',
        'The hint disappears as soon as people type, so the field loses its visible name',
        true,
      ],
    ],
  },
  {
    daysAgo: 4,
    given: [
      [
        'fe-index-key',
        'The typed text stays in the first position, beside another row’s data',
        true,
      ],
      ['fe-effect-cleanup', 'A returned function that removes the listener', true],
      ['fe-effect-race', 'Fetch in useLayoutEffect instead of useEffect', false],
    ],
  },
];

/** The skill tests that the first student took. */
export function addSkillTests(
  { now, id, rows }: DemoMaker,
  [student]: readonly Pick<DemoStudent, 'id'>[],
): void {
  if (student === undefined) return;
  const userId = student.id;
  for (const { daysAgo, given } of taken) {
    const startsAt = later(now, -daysAgo * day);
    const submittedAt = later(startsAt, (given.length * hour) / 60);
    const attemptId = id(startsAt);
    const score = scoreOf(given.filter(([, , isRight]) => isRight).length, given.length);
    rows.testAttempts.push({
      userId,
      id: attemptId,
      domain: 'frontend',
      seed: daysAgo,
      itemIds: given.map(([itemId]) => itemId),
      startsAt,
      endsAt: endOf(startsAt, given.length, 1),
      submittedAt,
      gradedAt: submittedAt,
      score,
      counts: false,
      passed: false,
    });
    for (const [place, [itemId, answer, isRight]] of given.entries())
      rows.testAnswers.push({ userId, attemptId, place, itemId, answer, version: 1, isRight });
  }
}

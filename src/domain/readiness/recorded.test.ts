import { expect, test } from 'vitest';
import {
  madeNumbers,
  overNumbers,
  overPairs,
  overSelections,
} from '#domain/answers-over.fixture.ts';
import { readinessCauses, readinessChanges } from './readiness-change.ts';
import { noReadiness, readinessOf, readinessParts } from './readiness-of.ts';

const all = (value: number) => ({ ats: value, resume: value, interviews: value, skills: value });
const textOf = (readiness: ReturnType<typeof readinessOf>) =>
  readiness
    ? `${readiness.score} ${readiness.level ? `${readiness.level.number} ${readiness.level.name}` : '-'} ${readiness.measured}%`
    : 'none';

test('HOME-01 the level of each score, and what has to be measured for one', () => {
  expect(
    overNumbers(0, 100, (value) => textOf(readinessOf(all(value))).replace(/^\d+ /u, '')),
  ).toMatchInlineSnapshot(
    `"0 1 beginner 100%, 40 2 developing 100%, 60 3 risingStar 100%, 80 4 expert 100%"`,
  );
  expect(
    overSelections(readinessParts, (has) =>
      textOf(
        readinessOf({
          ats: has.ats ? 33 : null,
          resume: has.resume ? 50 : null,
          interviews: has.interviews ? 67 : null,
          skills: has.skills ? 100 : null,
        }),
      ),
    ),
  ).toMatchInlineSnapshot(`
    "none: none
    ats: 33 - 40%
    resume: 50 - 20%
    ats+resume: 39 1 beginner 60%
    interviews: 67 - 20%
    ats+interviews: 44 2 developing 60%
    resume+interviews: 59 - 40%
    ats+resume+interviews: 46 2 developing 80%
    skills: 100 - 20%
    ats+skills: 55 2 developing 60%
    resume+skills: 75 - 40%
    ats+resume+skills: 54 2 developing 80%
    interviews+skills: 84 - 40%
    ats+interviews+skills: 58 2 developing 80%
    resume+interviews+skills: 72 3 risingStar 60%
    ats+resume+interviews+skills: 57 2 developing 100%"
  `);
});

test('HOME-01 scores of made values', () => {
  const values = madeNumbers('readiness', 80, 101);
  const lines = Array.from({ length: 20 }, (_, at) => {
    const [ats = 0, resume = 0, interviews = 0, skills = 0] = values.slice(4 * at);
    return `${ats} ${resume} ${interviews} ${skills}: ${textOf(readinessOf({ ats, resume, interviews, skills }))}`;
  });
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "45 18 40 22: 34 1 beginner 100%
    89 27 6 10: 44 2 developing 100%
    74 78 93 57: 75 3 risingStar 100%
    68 69 31 83: 64 3 risingStar 100%
    49 63 65 78: 61 3 risingStar 100%
    69 48 48 91: 65 3 risingStar 100%
    43 96 21 12: 43 2 developing 100%
    45 30 23 6: 30 1 beginner 100%
    66 2 2 41: 35 1 beginner 100%
    74 91 45 79: 73 3 risingStar 100%
    80 51 61 84: 71 3 risingStar 100%
    93 31 72 65: 71 3 risingStar 100%
    35 3 11 79: 33 1 beginner 100%
    17 54 15 2: 21 1 beginner 100%
    41 21 37 53: 39 1 beginner 100%
    61 64 58 2: 49 2 developing 100%
    33 41 19 79: 41 2 developing 100%
    100 51 22 69: 68 3 risingStar 100%
    30 74 100 40: 55 2 developing 100%
    57 33 94 66: 61 3 risingStar 100%"
  `);
});

test('HOME-01 the cause of a change in each part', () => {
  const changes = { more: [40, 60], less: [60, 40], new: [null, 50], gone: [50, null] } as const;
  const lines = Object.entries(changes).map(
    ([name, [before, after]]) =>
      `${name}\n${overPairs(readinessParts, [...readinessCauses, null], (part, cause) => {
        const [change] = readinessChanges(
          { ...noReadiness, [part]: before },
          { ...noReadiness, [part]: after },
          cause,
        );
        return change?.cause;
      })}`,
  );
  expect(lines.join('\n')).toMatchInlineSnapshot(`
    "more
    ats: ats-scored ats-scored, ats-removed ats-removed, resume-saved ats-scored, resume-chosen ats-scored, resume-removed ats-scored, interview-finished ats-scored, interview-removed ats-scored, test-finished ats-scored, time-passed ats-scored, null ats-scored
    resume: ats-scored resume-saved, ats-removed resume-saved, resume-saved resume-saved, resume-chosen resume-chosen, resume-removed resume-removed, interview-finished resume-saved, interview-removed resume-saved, test-finished resume-saved, time-passed resume-saved, null resume-saved
    interviews: ats-scored interview-finished, ats-removed interview-finished, resume-saved interview-finished, resume-chosen interview-finished, resume-removed interview-finished, interview-finished interview-finished, interview-removed interview-removed, test-finished interview-finished, time-passed interview-finished, null interview-finished
    skills: ats-scored test-finished, ats-removed test-finished, resume-saved test-finished, resume-chosen test-finished, resume-removed test-finished, interview-finished test-finished, interview-removed test-finished, test-finished test-finished, time-passed test-finished, null test-finished
    less
    ats: ats-scored ats-scored, ats-removed ats-removed, resume-saved ats-scored, resume-chosen ats-scored, resume-removed ats-scored, interview-finished ats-scored, interview-removed ats-scored, test-finished ats-scored, time-passed ats-scored, null ats-scored
    resume: ats-scored resume-saved, ats-removed resume-saved, resume-saved resume-saved, resume-chosen resume-chosen, resume-removed resume-removed, interview-finished resume-saved, interview-removed resume-saved, test-finished resume-saved, time-passed resume-saved, null resume-saved
    interviews: ats-scored interview-finished, ats-removed interview-finished, resume-saved interview-finished, resume-chosen interview-finished, resume-removed interview-finished, interview-finished interview-finished, interview-removed interview-removed, test-finished interview-finished, time-passed interview-finished, null interview-finished
    skills: ats-scored time-passed, ats-removed time-passed, resume-saved time-passed, resume-chosen time-passed, resume-removed time-passed, interview-finished time-passed, interview-removed time-passed, test-finished test-finished, time-passed time-passed, null time-passed
    new
    ats: ats-scored ats-scored, ats-removed ats-removed, resume-saved ats-scored, resume-chosen ats-scored, resume-removed ats-scored, interview-finished ats-scored, interview-removed ats-scored, test-finished ats-scored, time-passed ats-scored, null ats-scored
    resume: ats-scored resume-saved, ats-removed resume-saved, resume-saved resume-saved, resume-chosen resume-chosen, resume-removed resume-removed, interview-finished resume-saved, interview-removed resume-saved, test-finished resume-saved, time-passed resume-saved, null resume-saved
    interviews: ats-scored interview-finished, ats-removed interview-finished, resume-saved interview-finished, resume-chosen interview-finished, resume-removed interview-finished, interview-finished interview-finished, interview-removed interview-removed, test-finished interview-finished, time-passed interview-finished, null interview-finished
    skills: ats-scored test-finished, ats-removed test-finished, resume-saved test-finished, resume-chosen test-finished, resume-removed test-finished, interview-finished test-finished, interview-removed test-finished, test-finished test-finished, time-passed test-finished, null test-finished
    gone
    ats: ats-scored ats-scored, ats-removed ats-removed, resume-saved ats-removed, resume-chosen ats-removed, resume-removed ats-removed, interview-finished ats-removed, interview-removed ats-removed, test-finished ats-removed, time-passed ats-removed, null ats-removed
    resume: ats-scored resume-removed, ats-removed resume-removed, resume-saved resume-saved, resume-chosen resume-chosen, resume-removed resume-removed, interview-finished resume-removed, interview-removed resume-removed, test-finished resume-removed, time-passed resume-removed, null resume-removed
    interviews: ats-scored interview-removed, ats-removed interview-removed, resume-saved interview-removed, resume-chosen interview-removed, resume-removed interview-removed, interview-finished interview-finished, interview-removed interview-removed, test-finished interview-removed, time-passed interview-removed, null interview-removed
    skills: ats-scored time-passed, ats-removed time-passed, resume-saved time-passed, resume-chosen time-passed, resume-removed time-passed, interview-finished time-passed, interview-removed time-passed, test-finished test-finished, time-passed time-passed, null time-passed"
  `);
});

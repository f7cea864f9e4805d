import { expect, test } from 'vitest';
import { overEach, overNumbers, overPairs } from '#domain/answers-over.fixture.ts';
import { compareSkills, comparePosting } from './compare-skills.ts';
import { isDeadLink, isOffline } from './link-check.ts';
import { nextStepOf } from './next-step-of.ts';
import { planLevels } from './plan-levels.ts';
import { progressOf } from './progress-of.ts';
import { evidenceKinds, type StepState, stepStates } from './roadmap.ts';

const listed = {
  test: ['SQL'],
  profile: ['SQL', 'Git'],
  resume: ['Docker', 'Git'],
  savedJobs: [['Java'], ['Java', 'Kafka'], ['SQL']],
};

test('PRAC-04 progress counts done steps, without the skipped ones', () => {
  const states = (done: number, skipped: number): StepState[] =>
    Array.from({ length: 9 }, (_, at) =>
      at < done ? 'done' : at < done + skipped ? 'skipped' : 'todo',
    );
  const lines = [0, 1, 3].map((skipped) =>
    overNumbers(0, 9 - skipped, (done) => {
      const progress = progressOf(states(done, skipped));
      return `${progress.done}/${progress.total} ${progress.percent}%`;
    }),
  );
  expect(
    [
      ...lines,
      JSON.stringify(progressOf(['skipped'])),
      JSON.stringify(progressOf(['doing', 'done'])),
    ].join('\n'),
  ).toMatchInlineSnapshot(`
    "0 0/9 0%, 1 1/9 11%, 2 2/9 22%, 3 3/9 33%, 4 4/9 44%, 5 5/9 55%, 6 6/9 66%, 7 7/9 77%, 8 8/9 88%, 9 9/9 100%
    0 0/8 0%, 1 1/8 12%, 2 2/8 25%, 3 3/8 37%, 4 4/8 50%, 5 5/8 62%, 6 6/8 75%, 7 7/8 87%, 8 8/8 100%
    0 0/6 0%, 1 1/6 16%, 2 2/6 33%, 3 3/6 50%, 4 4/6 66%, 5 5/6 83%, 6 6/6 100%
    {"done":0,"total":0,"percent":0}
    {"done":1,"total":2,"percent":50}"
  `);
});

test('PRAC-04 the step to continue with, and when each level ends', () => {
  expect(
    overPairs(
      stepStates,
      stepStates,
      (first, second) =>
        nextStepOf([
          { state: first, id: 1 },
          { state: second, id: 2 },
        ])?.id ?? 'none',
    ),
  ).toMatchInlineSnapshot(`
    "todo: todo 1, doing 2, done 1, skipped 1
    doing: todo 1, doing 1, done 1, skipped 1
    done: todo 2, doing 2, done none, skipped none
    skipped: todo 2, doing 2, done none, skipped none"
  `);
  const levels = [
    { id: 'a', steps: stepStates.map((state) => ({ state, hours: 3 })) },
    { id: 'b', steps: [{ state: 'done' as const, hours: 5 }] },
    { id: 'c', steps: [{ state: 'todo' as const, hours: 1 }] },
  ];
  const from = new Date('2026-11-21T10:00:00Z');
  expect(
    overEach([1, 7, 60], (hoursPerWeek) =>
      planLevels(levels, { from, hoursPerWeek }).map(
        ({ hours, endsAt }) => `${hours}h ${endsAt?.toISOString() ?? '-'}`,
      ),
    ),
  ).toMatchInlineSnapshot(`
    "1: 6h 2027-01-02T10:00:00.000Z+0h -+1h 2027-01-09T10:00:00.000Z
    7: 6h 2026-11-27T10:00:00.000Z+0h -+1h 2026-11-28T10:00:00.000Z
    60: 6h 2026-11-22T02:48:00.000Z+0h -+1h 2026-11-22T05:36:00.000Z"
  `);
});

test('PRAC-04 which links count as dead, and when the own connection is at fault', () => {
  expect(
    overPairs([null, 200, 301, 403, 404, 410, 411, 500], [0, 1, 2, 3], (status, failures) =>
      isDeadLink({ status, failures }),
    ),
  ).toMatchInlineSnapshot(`
    "null: 0 false, 1 false, 2 true, 3 true
    200: 0 false, 1 false, 2 false, 3 false
    301: 0 false, 1 false, 2 false, 3 false
    403: 0 false, 1 false, 2 false, 3 false
    404: 0 true, 1 true, 2 true, 3 true
    410: 0 true, 1 true, 2 true, 3 true
    411: 0 false, 1 false, 2 false, 3 false
    500: 0 false, 1 false, 2 false, 3 false"
  `);
  const answers = (silent: number, all: number) =>
    Array.from({ length: all }, (_, at) => (at < silent ? null : 404));
  expect(
    overEach([0, 1, 2, 3, 4, 5], (all) =>
      overNumbers(0, all, (silent) => isOffline(answers(silent, all))),
    ),
  ).toMatchInlineSnapshot(`
    "0: 0 false
    1: 0 false, 1 true
    2: 0 false, 2 true
    3: 0 false, 2 true
    4: 0 false, 3 true
    5: 0 false, 3 true"
  `);
});

test("PRAC-04 what a step's skills say, and which topic teaches what a posting asks for", () => {
  expect(
    overPairs(
      [['SQL'], ['Git'], ['Docker'], ['Java', 'SQL', 'Kafka'], ['Rust'], []],
      [null, ...evidenceKinds],
      (skills, rejected) => JSON.stringify(compareSkills(skills, listed, rejected, ['Kafka'])),
    ),
  ).toMatchInlineSnapshot(`
    "SQL: null {"evidence":{"kind":"test","skill":"SQL"},"gap":null}, test {"evidence":null,"gap":null}, profile {"evidence":{"kind":"test","skill":"SQL"},"gap":null}, resume {"evidence":{"kind":"test","skill":"SQL"},"gap":null}
    Git: null {"evidence":{"kind":"profile","skill":"Git"},"gap":null}, test {"evidence":null,"gap":null}, profile {"evidence":null,"gap":null}, resume {"evidence":{"kind":"profile","skill":"Git"},"gap":null}
    Docker: null {"evidence":{"kind":"resume","skill":"Docker"},"gap":null}, test {"evidence":null,"gap":null}, profile {"evidence":null,"gap":null}, resume {"evidence":null,"gap":null}
    Java+SQL+Kafka: null {"evidence":null,"gap":{"skills":["Java","Kafka"],"savedJobs":2,"isAsked":true}}, test {"evidence":null,"gap":{"skills":["Java","Kafka"],"savedJobs":2,"isAsked":true}}, profile {"evidence":null,"gap":{"skills":["Java","Kafka"],"savedJobs":2,"isAsked":true}}, resume {"evidence":null,"gap":{"skills":["Java","Kafka"],"savedJobs":2,"isAsked":true}}
    Rust: null {"evidence":null,"gap":{"skills":["Rust"],"savedJobs":0,"isAsked":false}}, test {"evidence":null,"gap":{"skills":["Rust"],"savedJobs":0,"isAsked":false}}, profile {"evidence":null,"gap":{"skills":["Rust"],"savedJobs":0,"isAsked":false}}, resume {"evidence":null,"gap":{"skills":["Rust"],"savedJobs":0,"isAsked":false}}
    none: null {"evidence":null,"gap":{"skills":[],"savedJobs":0,"isAsked":false}}, test {"evidence":null,"gap":{"skills":[],"savedJobs":0,"isAsked":false}}, profile {"evidence":null,"gap":{"skills":[],"savedJobs":0,"isAsked":false}}, resume {"evidence":null,"gap":{"skills":[],"savedJobs":0,"isAsked":false}}"
  `);
  const topics = [
    { topic: 'one', skills: ['Java'] },
    { topic: 'two', skills: ['Java', 'Rust', 'Go'] },
    { topic: 'three', skills: ['Kafka', 'Rust', 'SQL'] },
  ];
  expect(
    overEach(
      [
        [],
        ['SQL'],
        ['Java'],
        ['Java', 'Kafka'],
        ['Kafka', 'Rust'],
        ['Rust', 'Go'],
        ['Cobol', 'Rust'],
        ['Cobol'],
      ],
      (required) => JSON.stringify(comparePosting(required, listed, topics)),
    ),
  ).toMatchInlineSnapshot(`
    "none: {"missing":[],"untaught":[],"topic":null}
    SQL: {"missing":[],"untaught":[],"topic":null}
    Java: {"missing":["Java"],"untaught":[],"topic":"one"}
    Java+Kafka: {"missing":["Java","Kafka"],"untaught":[],"topic":"one"}
    Kafka+Rust: {"missing":["Kafka","Rust"],"untaught":[],"topic":"three"}
    Rust+Go: {"missing":["Rust","Go"],"untaught":[],"topic":"two"}
    Cobol+Rust: {"missing":["Cobol","Rust"],"untaught":["Cobol"],"topic":"two"}
    Cobol: {"missing":["Cobol"],"untaught":["Cobol"],"topic":null}"
  `);
});

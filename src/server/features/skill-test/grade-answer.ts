import {
  isGuessList,
  isSameJson,
  isSameOutput,
  isSameRows,
  missingGroups,
} from '#domain/skill-test/judge-answer.ts';
import type { MadeItem } from '#domain/skill-test/test-item.ts';
import type { AnswerRunner, RunResult } from '#server/ports/answer-runner/answer-runner.ts';

export type Grade = { isRight: boolean; passedCases: number | null; problem: string | null };

/** The answer could not be run now; no fault of its own if the runner had no place for it. */
export class NotRun extends Error {
  readonly problem: 'busy' | 'failed';
  constructor(problem: 'busy' | 'failed') {
    super(problem);
    this.problem = problem;
  }
}

const judged = (isRight: boolean): Grade => ({ isRight, passedCases: null, problem: null });

/** Grades one answer; throws NotRun if it should be tried again. */
export async function gradeAnswer(
  runner: AnswerRunner,
  owner: string,
  made: MadeItem,
  answer: string,
): Promise<Grade> {
  if (answer.trim() === '') return judged(false);
  switch (made.kind) {
    case 'choice':
      return judged(answer === made.options[0]);
    case 'output':
      return judged(isSameOutput(answer, made.answer));
    case 'text':
      if (isGuessList(answer, made.accepted)) return { ...judged(false), problem: 'list' };
      return judged(missingGroups(answer, made.accepted).length === 0);
    case 'function': {
      const calls = made.cases.map(({ arguments: given }) => given);
      const run = { kind: 'function', source: answer, name: made.name, calls } as const;
      const result = await runner.run(owner, run);
      if (result.kind !== 'function') return ended(result, 0);
      const passed = made.cases.filter(({ expected }, at) => {
        const got = result.results[at];
        return got !== undefined && 'value' in got && isSameJson(got.value, expected);
      });
      const [error] = result.results.flatMap((each) => ('error' in each ? [each.error] : []));
      return {
        isRight: passed.length === made.cases.length,
        passedCases: passed.length,
        problem: error ?? null,
      };
    }
    case 'sql': {
      const run = { kind: 'sql', setup: made.setup, queries: [made.solution, answer] } as const;
      const result = await runner.run(owner, { ...run, queries: [...run.queries] });
      if (result.kind !== 'sql') return ended(result, null);
      const [expected, got] = result.results;
      if (!expected || 'error' in expected || !got)
        throw new Error(`The solution doesn't run: ${made.prompt}`);
      if ('error' in got) return { ...judged(false), problem: got.error };
      return judged(isSameRows(got.rows, expected.rows, made.ordered));
    }
  }
}

function ended(result: RunResult, passedCases: number | null): Grade {
  const problem = result.kind === 'problem' ? result.problem : 'failed';
  if (problem === 'busy' || problem === 'failed') throw new NotRun(problem);
  return { isRight: false, passedCases, problem };
}

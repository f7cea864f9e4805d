import {
  isGuessList,
  isSameJson,
  isSameOutput,
  isSameRows,
  missingGroups,
} from '#domain/skill-test/judge-answer.ts';
import { badge, scoreOf } from '#domain/skill-test/skill-test.ts';
import type { GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import type { AnswerRunner, RunResult } from '#server/ports/answer-runner/answer-runner.ts';
import { countedOf, questionsOf } from './running-test.ts';
import { loadAnswers, updateGrade } from './test-answer.store.ts';
import {
  type AttemptRow,
  loadUnfinished,
  updateGraded,
  updateSubmitted,
} from './test-attempt.store.ts';

export type Grade = { isRight: boolean; passedCases: number | null; problem: string | null };

/** The answer could not be run now; no fault of its own if the runner had no place for it. */
export class NotRun extends Error {
  readonly problem: 'busy' | 'failed';
  constructor(problem: 'busy' | 'failed') {
    super(problem);
    this.problem = problem;
  }
}

const gradeOf = (isRight: boolean): Grade => ({ isRight, passedCases: null, problem: null });

/** Grades one answer; throws NotRun if it should be tried again. */
export async function gradeAnswer(
  runner: AnswerRunner,
  owner: string,
  generated: GeneratedQuestion,
  answer: string,
): Promise<Grade> {
  if (answer.trim() === '') return gradeOf(false);
  switch (generated.kind) {
    case 'choice':
      return gradeOf(answer === generated.options[0]);
    case 'output':
      return gradeOf(isSameOutput(answer, generated.answer));
    case 'text':
      if (isGuessList(answer, generated.accepted)) return { ...gradeOf(false), problem: 'list' };
      return gradeOf(missingGroups(answer, generated.accepted).length === 0);
    case 'function': {
      const calls = generated.cases.map(({ arguments: input }) => input);
      const run = { kind: 'function', source: answer, name: generated.name, calls } as const;
      const result = await runner.run(owner, run);
      if (result.kind !== 'function') return ended(result, 0);
      const passed = generated.cases.filter(({ expected }, at) => {
        const got = result.results[at];
        return got !== undefined && 'value' in got && isSameJson(got.value, expected);
      });
      const [error] = result.results.flatMap((each) => ('error' in each ? [each.error] : []));
      return {
        isRight: passed.length === generated.cases.length,
        passedCases: passed.length,
        problem: error ?? null,
      };
    }
    case 'sql': {
      const run = {
        kind: 'sql',
        setup: generated.setup,
        queries: [generated.solution, answer],
      } as const;
      const result = await runner.run(owner, { ...run, queries: [...run.queries] });
      if (result.kind !== 'sql') return ended(result, null);
      const [expected, got] = result.results;
      if (!expected || 'error' in expected || !got)
        throw new Error(`The solution doesn't run: ${generated.prompt}`);
      if ('error' in got) return { ...gradeOf(false), problem: got.error };
      return gradeOf(isSameRows(got.rows, expected.rows, generated.ordered));
    }
  }
}

function ended(result: RunResult, passedCases: number | null): Grade {
  const problem = result.kind === 'problem' ? result.problem : 'failed';
  if (problem === 'busy' || problem === 'failed') throw new NotRun(problem);
  return { isRight: false, passedCases, problem };
}

const unrun: Grade = { isRight: false, passedCases: null, problem: 'failed' };
/** After this time an answer that can't be run counts as wrong. */
const patienceMs = 60 * 60_000;

type Submission = { studentId: string; submittedAt: Date };
type SubmittedAnswer = { place: number; question: GeneratedQuestion; answer: string };

/**
 * Grades the answers of a submission, outside of any transaction: running them takes seconds. Null
 * if it has to be tried again later.
 */
export async function gradeAnswers(
  ctx: Ctx,
  { studentId, submittedAt }: Submission,
  answers: readonly SubmittedAnswer[],
): Promise<{ place: number; grade: Grade }[] | null> {
  const isLastTry = ctx.now.getTime() - submittedAt.getTime() > patienceMs;
  const grades: { place: number; grade: Grade }[] = [];
  for (const { place, question, answer } of answers) {
    try {
      const grade = await gradeAnswer(ctx.answerRunner, studentId, question, answer);
      grades.push({ place, grade });
    } catch (error) {
      if (!(error instanceof NotRun)) ctx.log.error({ err: error }, 'grading failed');
      // A busy server is never the student's fault, however late it is.
      if (!isLastTry || (error instanceof NotRun && error.problem === 'busy')) return null;
      grades.push({ place, grade: unrun });
    }
  }
  return grades;
}

/** Grades a submitted attempt once; false if it has to be tried again later. */
export async function gradeAttempt(ctx: Ctx, attempt: AttemptRow): Promise<boolean> {
  if (attempt.gradedAt || !attempt.submittedAt) return true;
  const answers = await loadAnswers(ctx, attempt);
  const questions = questionsOf(attempt, answers);
  const { userId: studentId, submittedAt } = attempt;
  const grades = await gradeAnswers(
    ctx,
    { studentId, submittedAt },
    questions.map(({ place, made: question }) => {
      const answer = answers.find((each) => each.place === place)?.answer ?? '';
      return { place, question, answer };
    }),
  );
  if (grades === null) return false;
  const right = grades.filter(({ grade }) => grade.isRight).length;
  const score = scoreOf(right, grades.length);
  await inTransaction(ctx, async (tx) => {
    const passed = countedOf(attempt, questions) >= badge.questions && score >= badge.score;
    // The second of two concurrent calls keeps what the first wrote.
    if (!(await updateGraded(tx, attempt, { score, passed }))) return;
    for (const { place, grade } of grades) await updateGrade(tx, attempt, place, grade);
    await recordReadiness(tx, 'test-finished', { studentId: attempt.userId });
  });
  return true;
}

const maxAtOnce = 100;
/** A student's own page submits first; this is for those who left. */
const graceMs = 5_000;

/** Submits tests whose time is over, and grades what could not be graded before. */
export async function finishExpired(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now.getTime() - graceMs);
  for (const attempt of await loadUnfinished(ctx, before, maxAtOnce)) {
    try {
      const closed = await updateSubmitted(ctx, attempt);
      if (closed) await gradeAttempt(ctx, closed);
    } catch (error) {
      // The others don't wait for one that can't be finished.
      ctx.log.error({ err: error, attemptId: attempt.id }, 'a skill test was not finished');
    }
  }
}

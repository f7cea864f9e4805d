import type { RunOutcome } from '#contract/skill-test.ts';
import { isSameJson } from '#domain/skill-test/judge-answer.ts';
import { shownCases } from '#domain/skill-test/skill-test.ts';
import type { GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { RunResult } from '#server/ports/answer-runner/answer-runner.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { gradeAttempt } from './grading.ts';
import { reviewOf } from './reviews.ts';
import { callOf, questionsOf, requireRunning } from './running-test.ts';
import { findAnswer } from './test-answer.store.ts';
import { findAttempt, updateSubmitted } from './test-attempt.store.ts';

const nothing: RunOutcome = { cases: [], output: '', table: null, problem: null };

/** Runs an answer with the cases that are shown, or shows what a query finds. */
export async function runItem(
  ctx: Ctx,
  scope: StudentScope,
  generated: GeneratedQuestion | undefined,
  answer: string,
): Promise<RunOutcome> {
  if (generated?.kind === 'function') {
    await ctx.limitRate('skill-test-run', scope.studentId);
    const cases = generated.cases.slice(0, shownCases);
    const calls = cases.map(({ arguments: input }) => input);
    const run = { kind: 'function', source: answer, name: generated.name, calls } as const;
    const result = await ctx.answerRunner.run(scope.studentId, run);
    if (result.kind !== 'function') return failedRun(result);
    return {
      ...nothing,
      output: result.output,
      cases: cases.map(({ arguments: input, expected }, at) => {
        const got = result.results[at] ?? { error: '' };
        return {
          call: callOf(generated.name, input),
          expected: JSON.stringify(expected),
          got: 'value' in got ? JSON.stringify(got.value) : got.error,
          isRight: 'value' in got && isSameJson(got.value, expected),
        };
      }),
    };
  }
  if (generated?.kind === 'sql') {
    await ctx.limitRate('skill-test-run', scope.studentId);
    const run = { kind: 'sql', setup: generated.setup, queries: [answer] } as const;
    const result = await ctx.answerRunner.run(scope.studentId, { ...run, queries: [answer] });
    if (result.kind !== 'sql') return failedRun(result);
    const [found] = result.results;
    if (!found || 'error' in found) return { ...nothing, problem: found?.error ?? '' };
    const rows = found.rows.map((row) =>
      row.map((cell) => (cell === null ? 'NULL' : String(cell))),
    );
    return { ...nothing, table: { columns: found.columns, rows } };
  }
  throw new AppError('NOT_FOUND');
}

function failedRun(result: RunResult): RunOutcome {
  if (result.kind !== 'problem' || result.problem === 'busy' || result.problem === 'failed')
    throw new AppError('RUNNER_BUSY');
  return { ...nothing, problem: result.problem };
}

/** Runs an answer with the cases that are shown, or shows what a query finds. */
export async function runAnswer(
  ctx: Ctx,
  { attemptId, place, answer }: { attemptId: string; place: number; answer: string },
): Promise<RunOutcome> {
  const scope = requireStudent(ctx);
  const attempt = requireRunning(ctx, await findAttempt(ctx, scope, attemptId));
  const answerRow = await findAnswer(ctx, attempt, place);
  const generated = answerRow && questionsOf(attempt, [answerRow])[0]?.made;
  return runItem(ctx, scope, generated, answer);
}

/** Ends the test and grades it. The result stays the same however often it is submitted. */
export async function submitAttempt(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const scope = requireStudent(ctx);
  const closed = orNotFound(await updateSubmitted(ctx, { userId: scope.studentId, id: attemptId }));
  await gradeAttempt(ctx, closed);
  const attempt = orNotFound(await findAttempt(ctx, scope, attemptId));
  return reviewOf(ctx, attempt);
}

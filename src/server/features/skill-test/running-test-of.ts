import type { RunningTest } from '#contract/skill-test.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { Ctx } from '#server/context.ts';
import { questionsOf } from './questions-of.ts';
import { shownQuestionOf } from './shown-question-of.ts';
import type { AnswerRow } from './test-answer.store.ts';
import type { AttemptRow } from './test-attempt.store.ts';

export function runningTestOf(
  ctx: Ctx,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
): RunningTest {
  const { id, startsAt, endsAt, counts } = attempt;
  const questions = questionsOf(attempt, answers).map((question) => {
    const given = answers.find(({ place }) => place === question.place);
    return {
      ...shownQuestionOf(question),
      answer: given?.answer ?? '',
      version: given?.version ?? 0,
    };
  });
  const domain = attempt.domain as TestDomain;
  return { id, domain, startsAt, endsAt, now: ctx.now, counts, questions };
}

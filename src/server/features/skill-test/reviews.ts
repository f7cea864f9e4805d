import type { ReviewedQuestion, TestResult, TestReview } from '#contract/skill-test.ts';
import { missingGroups } from '#domain/skill-test/judge-answer.ts';
import type { TestDomain } from '#domain/skill-test/skill-test.ts';
import type { GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { type AttemptQuestion, countedOf, questionsOf, shownQuestionOf } from './running-test.ts';
import { type AnswerRow, loadAnswers } from './test-answer.store.ts';
import { type AttemptRow, findAttempt } from './test-attempt.store.ts';

export function resultOf(attempt: AttemptRow): TestResult {
  const { id, startsAt, endsAt, submittedAt, itemIds, score, counts, passed } = attempt;
  return {
    id,
    domain: attempt.domain as TestDomain,
    startsAt,
    submittedAt: submittedAt ?? endsAt,
    questionCount: itemIds.length,
    score,
    counts,
    passed: passed ?? false,
  };
}

/** A submitted attempt with the answers and why they are right; without them until it is graded. */
export async function reviewOf(ctx: Ctx, attempt: AttemptRow): Promise<TestReview> {
  const { submittedAt, endsAt, gradedAt, tabSwitches } = attempt;
  const isExpired = submittedAt !== null && submittedAt >= endsAt;
  const answers = gradedAt ? await loadAnswers(ctx, attempt) : [];
  const attemptQuestions = questionsOf(attempt, answers);
  const countedQuestions = countedOf(attempt, attemptQuestions);
  const questions = attemptQuestions.flatMap((question) => {
    const answerRow = answers.find(({ place }) => place === question.place);
    return answerRow ? [reviewedOf(question, answerRow)] : [];
  });
  return { ...resultOf(attempt), isExpired, tabSwitches, countedQuestions, questions };
}

function reviewedOf(question: AttemptQuestion, row: AnswerRow): ReviewedQuestion {
  const { made } = question;
  const { answer, isRight, passedCases, problem, pasted } = row;
  const missing = made.kind === 'text' && !isRight ? missingGroups(answer, made.accepted) : [];
  return {
    ...shownQuestionOf(question),
    answer,
    isRight: isRight ?? false,
    rightAnswer: rightAnswerOf(made),
    explanation: made.explanation,
    missing: missing.length > 0 ? missing.map(([first = '']) => first) : null,
    passedCases,
    totalCases: made.kind === 'function' ? made.cases.length : 0,
    problem,
    pasted,
  };
}

export function rightAnswerOf(generated: GeneratedQuestion): string {
  switch (generated.kind) {
    case 'choice':
      return generated.options[0] ?? '';
    case 'output':
      return generated.answer;
    case 'text':
      return generated.accepted.map(([first = '']) => first).join(', ');
    case 'function':
    case 'sql':
      return generated.solution;
  }
}

export async function findReview(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const attempt = await findAttempt(ctx, requireStudent(ctx), attemptId);
  if (!attempt?.submittedAt) throw new AppError('NOT_FOUND');
  return reviewOf(ctx, attempt);
}

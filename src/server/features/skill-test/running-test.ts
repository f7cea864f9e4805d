import type { RunningTest, TestQuestion } from '#contract/skill-test.ts';
import { askItem } from '#domain/skill-test/create-random.ts';
import {
  maxAnswerLength,
  maxTextAnswerLength,
  shownCases,
  type TestDomain,
} from '#domain/skill-test/skill-test.ts';
import type { AttemptItem, Json, GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { type AnswerRow, findAnswer, loadAnswers, updateAnswer } from './test-answer.store.ts';
import {
  type AttemptRow,
  findAttemptLocked,
  findOpen,
  updateTabSwitches,
} from './test-attempt.store.ts';
import { itemById } from './test-items.ts';

/** A question with its answer key, as the student got it. */
export type AttemptQuestion = AttemptItem & { place: number };

/** How many questions of an attempt count for a badge. */
export const countedOf = (
  { counts }: { counts: boolean },
  questions: readonly AttemptQuestion[],
): number => (counts ? questions.filter(({ isUnpublished }) => isUnpublished).length : 0);

/** The questions of an attempt. Attempts older than stored questions follow from their seed. */
export function questionsOf(
  { seed }: { seed: number },
  answers: readonly Pick<AnswerRow, 'place' | 'itemId' | 'question'>[],
): AttemptQuestion[] {
  return answers.flatMap(({ place, itemId, question }) => {
    const item = question ? null : itemById.get(itemId);
    const attemptItem = item ? askItem(item, seed) : question;
    return attemptItem ? [{ place, ...attemptItem }] : [];
  });
}

/** What the student sees of a question. Field by field, so that no answer slips through. */
export function shownQuestionOf({
  place,
  difficulty,
  skill,
  made,
  options,
}: AttemptQuestion): TestQuestion {
  return {
    place,
    kind: made.kind,
    difficulty,
    skill,
    prompt: made.prompt,
    code: made.code ? { language: made.code.language, text: made.code.text } : null,
    options: made.kind === 'choice' ? [...options] : null,
    starter: made.kind === 'function' || made.kind === 'sql' ? made.starter : '',
    cases:
      made.kind === 'function'
        ? made.cases.slice(0, shownCases).map(({ arguments: input, expected }) => ({
            call: callOf(made.name, input),
            expected: JSON.stringify(expected),
          }))
        : null,
    setup: made.kind === 'sql' ? made.setup : '',
  };
}

/** 'sum([1,2], 3)' */
export const callOf = (name: string, input: readonly Json[]): string =>
  `${name}(${input.map((each) => JSON.stringify(each)).join(', ')})`;

export function runningTestOf(
  ctx: Ctx,
  attempt: AttemptRow,
  answers: readonly AnswerRow[],
): RunningTest {
  const { id, startsAt, endsAt, counts } = attempt;
  const questions = questionsOf(attempt, answers).map((question) => {
    const answerRow = answers.find(({ place }) => place === question.place);
    return {
      ...shownQuestionOf(question),
      answer: answerRow?.answer ?? '',
      version: answerRow?.version ?? 0,
    };
  });
  const domain = attempt.domain as TestDomain;
  return { id, domain, startsAt, endsAt, now: ctx.now, counts, questions };
}

/** The attempt, if it still takes answers. */
export function requireRunning(ctx: Ctx, attempt: AttemptRow | undefined): AttemptRow {
  if (!attempt) throw new AppError('NOT_FOUND');
  if (attempt.submittedAt || attempt.endsAt <= ctx.now) throw new AppError('TEST_OVER');
  return attempt;
}

/** The student's running test. One whose time is over is named, for the page to submit it. */
export async function findRunning(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const attempt = await findOpen(ctx, scope);
  if (!attempt) return { test: null, expiredId: null };
  if (attempt.endsAt <= ctx.now) return { test: null, expiredId: attempt.id };
  return { test: runningTestOf(ctx, attempt, await loadAnswers(ctx, attempt)), expiredId: null };
}

export type AnswerInput = {
  attemptId: string;
  place: number;
  answer: string;
  version: number;
  pasted: number;
};

/** Stores an answer while the test runs, if no other tab has changed it in between. */
export async function saveAnswer(ctx: Ctx, { attemptId, place, ...values }: AnswerInput) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const attempt = requireRunning(tx, await findAttemptLocked(tx, scope, attemptId));
    const row = await findAnswer(tx, attempt, place);
    if (row && values.answer.length > longestOf(questionsOf(attempt, [row])[0]?.made.kind))
      throw new AppError('ANSWER_TOO_LONG');
    const saved = await updateAnswer(tx, attempt, place, values);
    const { answer, version } = saved ?? (await unchanged());
    return { answer, version };

    /** What is stored, if it already is this answer: a repeated request changes nothing. */
    async function unchanged() {
      const stored = orNotFound(await findAnswer(tx, attempt, place));
      if (stored.answer === values.answer) return stored;
      throw new AppError('ANSWER_CHANGED', { answer: stored.answer, version: stored.version });
    }
  });
}

const longestOf = (kind: GeneratedQuestion['kind'] | undefined) =>
  kind === 'text' ? maxTextAnswerLength : maxAnswerLength;

/** Counts that the student left the page during a test. Only the student sees it. */
export async function recordTabSwitch(ctx: Ctx, { attemptId }: { attemptId: string }) {
  const scope = requireStudent(ctx);
  const tabSwitches = orNotFound(
    await updateTabSwitches(ctx, { userId: scope.studentId, id: attemptId }),
  );
  return { tabSwitches };
}

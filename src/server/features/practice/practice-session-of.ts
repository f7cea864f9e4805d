import type { PracticeSession } from '#contract/practice.ts';
import type { PracticeKind } from '#domain/practice/practice-options.ts';
import type { ExperienceLevel, QuestionDomain } from '#domain/question/question-options.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadQuestions } from '#server/features/question/question-bank.ts';
import type { StudentScope } from '#server/scopes.ts';
import { type AnswerRow, findSessionRow, loadAnswers, type SessionRow } from './practice.store.ts';

type HeadRow = Pick<
  SessionRow,
  | 'id'
  | 'kind'
  | 'mode'
  | 'domain'
  | 'experienceLevel'
  | 'setName'
  | 'createdAt'
  | 'finishedAt'
  | 'score'
>;

export const headOf = ({ domain, experienceLevel, kind, ...row }: HeadRow) => ({
  id: row.id,
  kind: kind as PracticeKind,
  mode: row.mode,
  domain: domain as QuestionDomain,
  experienceLevel: experienceLevel as ExperienceLevel,
  setName: row.setName,
  createdAt: row.createdAt,
  finishedAt: row.finishedAt,
  score: row.score,
});

/** The questions of answers by id; one that left the bank is asked no more. */
export const loadSessionQuestions = (
  ctx: Ctx,
  scope: StudentScope,
  answers: readonly AnswerRow[],
) =>
  loadQuestions(
    ctx,
    scope,
    answers.map(({ questionId }) => questionId),
  );

export const endOf = ({ answerSeconds }: SessionRow, { startedAt }: AnswerRow): Date | null =>
  answerSeconds === null || startedAt === null
    ? null
    : new Date(startedAt.getTime() + answerSeconds * 1000);

export async function loadSession(
  ctx: Ctx,
  scope: StudentScope,
  sessionId: string,
): Promise<{ session: SessionRow; answers: AnswerRow[] }> {
  const session = orNotFound(await findSessionRow(ctx, scope, sessionId));
  return { session, answers: await loadAnswers(ctx, scope, sessionId) };
}

export async function practiceSessionOf(
  ctx: Ctx,
  scope: StudentScope,
  sessionId: string,
): Promise<PracticeSession> {
  const { session, answers } = await loadSession(ctx, scope, sessionId);
  const byId = await loadSessionQuestions(ctx, scope, answers);
  const showsPoints = session.mode === 'study' || session.finishedAt !== null;
  return {
    ...headOf(session),
    answerSeconds: session.answerSeconds,
    now: ctx.now,
    answers: answers.flatMap((row) => {
      const bankQuestion = byId.get(row.questionId);
      if (!bankQuestion) return [];
      return [
        {
          position: row.position,
          question: bankQuestion.question,
          type: bankQuestion.type,
          difficulty: bankQuestion.difficulty,
          points: showsPoints ? [...bankQuestion.points] : [],
          text: row.text,
          seconds: row.seconds,
          version: row.version,
          endsAt: endOf(session, row),
          submittedAt: row.submittedAt,
          feedback: row.feedback,
          modelRemark: row.modelRemark,
        },
      ];
    }),
  };
}

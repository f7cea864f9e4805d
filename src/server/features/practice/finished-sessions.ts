import { giveFeedback, meanScore } from '#domain/practice/give-feedback.ts';
import { graceMs } from '#domain/practice/practice-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { recordUse } from '#server/features/plan/usage.ts';
import { recordReadiness } from '#server/features/readiness/readiness.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import {
  endOf,
  loadSessionQuestions,
  loadSession,
  practiceSessionOf,
} from './practice-session-of.ts';
import {
  type AnswerRow,
  lockSessions,
  type SessionRow,
  updateAnswer,
  updateSession,
} from './practice.store.ts';

type Place = { sessionId: string; position: number };

/** The answer of an open session. Call it under the lock. */
async function openAnswer(ctx: Ctx, scope: StudentScope, { sessionId, position }: Place) {
  const { session, answers } = await loadSession(ctx, scope, sessionId);
  const answer = orNotFound(answers.find((each) => each.position === position));
  if (session.finishedAt !== null) throw new AppError('PRACTICE_ENDED');
  return { session, answer };
}

/** Opens a question of real mode. Its timer starts the first time and never again. */
export async function startAnswer(ctx: Ctx, place: Place) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const { session, answer } = await openAnswer(tx, scope, place);
    if (session.mode === 'real' && answer.startedAt === null)
      await updateAnswer(tx, scope, answer, { startedAt: ctx.now });
    return practiceSessionOf(tx, scope, place.sessionId);
  });
}

type Saved = Place & Pick<AnswerRow, 'text' | 'seconds' | 'version'>;

/** Stores what was typed and removes the feedback on an earlier text. */
export async function saveAnswer(ctx: Ctx, { text, seconds, version, ...place }: Saved) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const { session, answer } = await openAnswer(tx, scope, place);
    if (answer.text === text && answer.seconds === seconds) return { version: answer.version };
    if (answer.version !== version) throw new AppError('ANSWER_CHANGED');
    if (isLate(session, answer, ctx.now)) throw new AppError('ANSWER_LATE');
    await updateAnswer(tx, scope, answer, {
      text,
      seconds,
      version: version + 1,
      submittedAt: null,
      feedback: null,
      modelRemark: null,
      updatedAt: ctx.now,
    });
    return { version: version + 1 };
  });
}

/** In real mode a question can be answered once, while its time runs. */
function isLate(session: SessionRow, answer: AnswerRow, now: Date): boolean {
  if (session.mode !== 'real') return false;
  const endsAt = endOf(session, answer);
  return (
    endsAt === null || answer.submittedAt !== null || now.getTime() > endsAt.getTime() + graceMs
  );
}

type Submitted = { sessionId: string; position: number; version: number };

/** Hands in an answer. In study mode it gets its feedback, in real mode at the end. */
export async function submitAnswer(ctx: Ctx, { version, ...place }: Submitted) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const { session, answer } = await openAnswer(tx, scope, place);
    if (answer.version !== version) throw new AppError('ANSWER_CHANGED');
    if (answer.submittedAt === null) {
      await updateAnswer(tx, scope, answer, { submittedAt: ctx.now });
      if (session.mode === 'study') await judge(tx, scope, session, [answer]);
    }
    return practiceSessionOf(tx, scope, place.sessionId);
  });
}

/** Ends a session once; repeating it changes nothing. */
export async function finishSession(ctx: Ctx, { sessionId }: { sessionId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockSessions(tx, scope);
    const { session, answers } = await loadSession(tx, scope, sessionId);
    if (session.finishedAt === null) {
      const answered = answers.filter(({ text }) => text.trim() !== '');
      if (answered.length === 0) throw new AppError('NOTHING_ANSWERED');
      const open = answered.filter(({ feedback }) => feedback === null);
      const graded = await judge(tx, scope, session, open);
      const earlier = answered.flatMap(({ feedback }) => feedback?.score ?? []);
      const score = meanScore([...earlier, ...graded]);
      await updateSession(tx, scope, sessionId, { finishedAt: ctx.now, score });
      await recordReadiness(tx, 'interview-finished');
    }
    return practiceSessionOf(tx, scope, sessionId);
  });
}

/**
 * Gives feedback on answers and returns their scores. The session counts against the plan from its
 * first scored answer on; answers too short to judge don't count.
 */
async function judge(
  ctx: Ctx,
  scope: StudentScope,
  session: SessionRow,
  answers: readonly AnswerRow[],
): Promise<number[]> {
  const byId = await loadSessionQuestions(ctx, scope, answers);
  const graded = answers.flatMap((answer) => {
    const question = byId.get(answer.questionId);
    return question ? [{ answer, feedback: giveFeedback(question, answer) }] : [];
  });
  const scores = graded.flatMap(({ feedback }) => feedback.score ?? []);
  if (scores.length > 0 && session.countedAt === null) {
    await recordUse(ctx, { userId: scope.studentId }, 'mockInterviewsAMonth', session.id);
    await updateSession(ctx, scope, session.id, { countedAt: ctx.now });
  }
  for (const { answer, feedback } of graded)
    await updateAnswer(ctx, scope, answer, {
      feedback,
      submittedAt: answer.submittedAt ?? ctx.now,
    });
  return scores;
}

import { graceMs } from '#domain/practice/practice-limits.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { requireStudent, type StudentScope } from '#server/scopes.ts';
import { endOf, loadSession, practiceSessionOf } from './practice-session-of.ts';
import { type AnswerRow, lockSessions, type SessionRow, updateAnswer } from './practice.store.ts';

type Place = { sessionId: string; position: number };

/** The answer of an open session. Call it under the lock. */
export async function openAnswer(ctx: Ctx, scope: StudentScope, { sessionId, position }: Place) {
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

/** Stores what was typed. Feedback on an earlier text no longer holds and goes. */
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

import { v7 as uuid } from 'uuid';
import { isKit } from '#domain/assessment/assessment.ts';
import { deadlineWith, ownStateOf, stateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyCompany, notifyUsers } from '#server/features/notification/notices.ts';
import { requireMember, requireStudent } from '#server/scopes.ts';
import {
  lockInvited,
  lockOwnSitting,
  updateSitting,
  type OwnSittingRow,
} from './own-sitting.store.ts';
import { findVisibleSitting } from './sitting.store.ts';

type Input = { sittingId: string; factor: number; note: string };

/**
 * A student asks for more time without having to give a reason: before the start of a test, or before
 * the deadline of a kit.
 */
export async function requestTime(ctx: Ctx, { sittingId, factor, note }: Input) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockOwnSitting(tx, scope, sittingId));
    const { sitting, content } = found;
    const state = ownStateOf(sitting, found, tx.now);
    const mayAsk = state === 'invited' || (state === 'running' && isKit(content));
    if (!mayAsk) throw new AppError('TEST_OVER');
    if (sitting.timeAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    const isNew = sitting.timeAskedAt === null;
    await updateSitting(tx, sitting, {
      askedFactor: factor,
      askedNote: note,
      timeAskedAt: sitting.timeAskedAt ?? tx.now,
    });
    if (isNew) await notifyRequest(tx, found, 'time');
    return { id: sittingId };
  });
}

/** A student asks a person to look at the result of a submitted sitting, once. */
export async function requestPerson(
  ctx: Ctx,
  { sittingId, note }: { sittingId: string; note: string },
) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found || stateOf(found.sitting, tx.now) !== 'submitted') throw new AppError('NOT_FOUND');
    if (found.sitting.reviewAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    const isNew = found.sitting.reviewAskedAt === null;
    await updateSitting(tx, found.sitting, {
      reviewNote: note,
      reviewAskedAt: found.sitting.reviewAskedAt ?? tx.now,
    });
    if (isNew) await notifyRequest(tx, found, 'person');
    return { id: sittingId };
  });
}

type AnswerTimeInput = { sittingId: string; isGranted: boolean };

/**
 * Grants extra time or not; the answer can be changed until the student starts. More time for a kit
 * moves its deadline, also while the student answers.
 */
export async function answerTime(ctx: Ctx, { sittingId, isGranted }: AnswerTimeInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findVisibleSitting(tx, scope, sittingId))) throw new AppError('NOT_FOUND');
    const found = await lockInvited(tx, { companyId: scope.companyId, id: sittingId });
    if (!found?.sitting.timeAskedAt) throw new AppError('NOT_FOUND');
    const { sitting, content } = found;
    const state = stateOf(sitting, tx.now);
    const isFirst = sitting.timeAnsweredAt === null;
    const isRunningKit = state === 'running' && isKit(content) && isFirst;
    if (sitting.startsAt !== null && !isRunningKit) throw new AppError('TEST_RUNNING');
    const timeFactor = isGranted ? (sitting.askedFactor ?? 1) : 1;
    const isSame = !isFirst && sitting.timeFactor === timeFactor;
    if (!isSame) {
      const expiresAt = isKit(content) ? deadlineWith(sitting, timeFactor) : sitting.expiresAt;
      const endsAt = isRunningKit ? expiresAt : sitting.endsAt;
      await updateSitting(tx, sitting, { timeFactor, expiresAt, endsAt, timeAnsweredAt: tx.now });
      await notifyAnswered(tx, found, 'time');
    }
    return { id: sittingId };
  });
}

type AnswerPersonInput = { sittingId: string; answer: string };

/** A person answers a student who asked for one. */
export async function answerPerson(ctx: Ctx, { sittingId, answer }: AnswerPersonInput) {
  const scope = requireMember(ctx, ['owner', 'recruiter']);
  return inTransaction(ctx, async (tx) => {
    if (!(await findVisibleSitting(tx, scope, sittingId))) throw new AppError('NOT_FOUND');
    const found = await lockInvited(tx, { companyId: scope.companyId, id: sittingId });
    if (!found?.sitting.reviewAskedAt) throw new AppError('NOT_FOUND');
    if (found.sitting.reviewAnsweredAt !== null) throw new AppError('REQUEST_ANSWERED');
    await updateSitting(tx, found.sitting, { reviewAnswer: answer, reviewAnsweredAt: tx.now });
    await notifyAnswered(tx, found, 'person');
    return { id: sittingId };
  });
}

type RequestKind = 'time' | 'person';

const aboutOf = ({ sitting, postingId, postingTitle }: OwnSittingRow) => ({
  sittingId: sitting.id,
  assessmentId: sitting.assessmentId,
  applicationId: sitting.applicationId,
  postingId,
  postingTitle,
});

/**
 * Notifies the company of a candidate's request, without a name: the answers are reviewed blind.
 */
async function notifyRequest(tx: Ctx, row: OwnSittingRow, what: RequestKind): Promise<void> {
  await notifyCompany(tx, row.sitting.companyId, {
    kind: 'assessment.asked',
    ...aboutOf(row),
    what,
  });
}

/** Tells the student that the company has answered. */
async function notifyAnswered(tx: Ctx, row: OwnSittingRow, what: RequestKind): Promise<void> {
  const { companyName, sitting } = row;
  const { assessmentId: _, ...about } = aboutOf(row);
  const data = { kind: 'assessment.answered' as const, ...about, companyName, what };
  await notifyUsers(tx, [{ id: uuid(), userId: sitting.studentId, data }]);
}

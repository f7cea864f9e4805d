import { v7 as uuid } from 'uuid';
import { isOpenStatus } from '#domain/application/application-status.ts';
import {
  levelOf,
  oldestAccepted,
  scoreOfLevel,
  type AcceptedTest,
} from '#domain/assessment/accepted-test.ts';
import { isKit, minutesOf } from '#domain/assessment/assessment.ts';
import { ownStateOf, stateOf } from '#domain/assessment/sitting-clock.ts';
import type { DueAct } from '#domain/home/upcoming.ts';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { requirePosting } from '#server/features/posting/public-postings.ts';
import { findPassedTest } from '#server/features/skill-test/find-passed-test.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireStudent } from '#server/scopes.ts';
import { ownSittingOf } from './own-sitting-of.ts';
import {
  countOwn,
  findAccepts,
  findOwnSitting as findOwnRow,
  loadOfPosting,
  loadWaiting,
  lockOwnSitting,
  pageOwn,
  updateSitting,
} from './own-sitting.store.ts';
import { resultsOf } from './results-of.ts';
import { insertSittings } from './sitting.store.ts';

/** The student's assessments, newest invitation first. */
export async function listOwnSittings(
  ctx: Ctx,
  { applicationId, ...paging }: Paging & { applicationId?: string | undefined },
) {
  const scope = requireStudent(ctx);
  const [{ items, ...page }, count] = await Promise.all([
    pageOwn(ctx, scope, { applicationId, ...paging }),
    countOwn(ctx, scope, applicationId),
  ]);
  const results = await resultsOf(ctx, items);
  return {
    ...page,
    items: items.map((row) => ownSittingOf(row, results.get(row.sitting.id), ctx.now)),
    total: cappedTotal(count),
  };
}

/** One of the student's assessments: what it is, how it stands, and its result. */
export async function findOwnSitting(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const found = orNotFound(await findOwnRow(ctx, requireStudent(ctx), sittingId));
  const results = await resultsOf(ctx, [found]);
  const accepts = await findAccepts(ctx, found.sitting);
  const sharedResult = found.sitting.acceptedTest;
  const met = sharedResult
    ? { score: sharedResult.score, submittedAt: new Date(sharedResult.passedAt) }
    : accepts && (await findMet(ctx, accepts));
  return ownSittingOf(found, results.get(sittingId), ctx.now, {
    accepts,
    met: met ? { score: met.score, passedAt: met.submittedAt } : null,
  });
}

/** The student's assessments that still take answers, with what has to be done until when. */
export async function listWaiting(ctx: Ctx) {
  const rows = await loadWaiting(ctx, requireStudent(ctx));
  return rows.map(({ sitting, content, postingId, postingTitle, companyName }) => {
    const due: DueAct = sitting.startsAt === null && !isKit(content) ? 'start' : 'answer';
    return {
      id: sitting.id,
      applicationId: sitting.applicationId,
      title: content.title,
      due,
      postingId,
      postingTitle,
      companyName,
      at: sitting.endsAt ?? sitting.expiresAt,
    };
  });
}

/**
 * The assessments that a posting may ask for, before applying: what each takes, and whether a
 * passed skill test already meets it. It warns and helps; it refuses nobody.
 */
export async function loadRequirements(ctx: Ctx, { postingId }: { postingId: string }) {
  requireStudent(ctx);
  await requirePosting(ctx, postingId);
  const rows = await loadOfPosting(ctx, postingId);
  const items = await Promise.all(
    rows.map(async ({ title, accepts, content }) => {
      const met = accepts && (await findMet(ctx, accepts));
      return {
        title,
        minutes: isKit(content) ? null : minutesOf(content),
        accepts,
        met: met ? { score: met.score, passedAt: met.submittedAt } : null,
      };
    }),
  );
  return { items };
}

/** A student gives a passed skill test instead; only that result is copied. */
export async function acceptTest(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = orNotFound(await lockOwnSitting(tx, scope, sittingId));
    const state = ownStateOf(found.sitting, found, tx.now);
    if (state !== 'invited') throw new AppError('TEST_OVER');
    const accepts = await findAccepts(tx, found.sitting);
    const passed = accepts && (await findMet(tx, accepts));
    if (!accepts || !passed) throw new AppError('NOT_FOUND');
    const level = levelOf(passed.score) ?? accepts.level;
    await updateSitting(tx, found.sitting, {
      acceptedTest: {
        domain: accepts.domain,
        score: passed.score,
        level,
        passedAt: passed.submittedAt.toISOString(),
      },
    });
    await notifyHome(tx, scope.studentId);
    return { id: sittingId };
  });
}

/** The student's own result that meets what a company accepts; undefined without one. */
async function findMet(ctx: Ctx, { domain, level, months }: AcceptedTest) {
  const score = scoreOfLevel(level);
  return findPassedTest(ctx, { domain, score, since: oldestAccepted(ctx.now, months) });
}

/** Prepares the next try of a submitted sitting: the same version and extra time. */
export async function createRetry(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found || stateOf(found.sitting, tx.now) !== 'submitted') throw new AppError('NOT_FOUND');
    const { sitting, content, status } = found;
    if (!isOpenStatus(status)) throw new AppError('APPLICATION_CLOSED');
    if (sitting.tryNumber >= content.tries) throw new AppError('TRIES_USED');
    if (sitting.expiresAt <= tx.now) throw new AppError('INVITATION_OVER');
    const { companyId, assessmentId, version, applicationId, studentId, invitedBy } = sitting;
    const [id] = await insertSittings(tx, [
      {
        companyId,
        id: uuid(),
        assessmentId,
        version,
        applicationId,
        studentId,
        invitedBy,
        batchId: uuid(),
        tryNumber: sitting.tryNumber + 1,
        timeFactor: sitting.timeFactor,
        createdAt: tx.now,
        notifiedAt: tx.now,
        expiresAt: sitting.expiresAt,
      },
    ]);
    if (id === undefined) throw new AppError('TRIES_USED');
    await notifyHome(tx, scope.studentId);
    return { id };
  });
}

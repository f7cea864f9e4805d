import { isOpenStatus } from '#domain/application/application-status.ts';
import { type AcceptedTest, levelOf } from '#domain/assessment/accepted-test.ts';
import { oldestAccepted, scoreOfLevel } from '#domain/assessment/accepted-test.ts';
import { ownStateOf } from '#domain/assessment/sitting-clock.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyHome } from '#server/features/home/notify-home.ts';
import { findPassedTest } from '#server/features/skill-test/find-passed-test.ts';
import { requireStudent } from '#server/scopes.ts';
import { findAccepts, lockOwnSitting, updateSitting } from './own-sitting.store.ts';

/** A student gives a passed skill test instead; only that result is copied. */
export async function acceptTest(ctx: Ctx, { sittingId }: { sittingId: string }) {
  const scope = requireStudent(ctx);
  return inTransaction(ctx, async (tx) => {
    const found = await lockOwnSitting(tx, scope, sittingId);
    if (!found) throw new AppError('NOT_FOUND');
    const state = ownStateOf(found.sitting, isOpenStatus(found.status), tx.now);
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
export async function findMet(ctx: Ctx, { domain, level, months }: AcceptedTest) {
  const score = scoreOfLevel(level);
  return findPassedTest(ctx, { domain, score, since: oldestAccepted(ctx.now, months) });
}

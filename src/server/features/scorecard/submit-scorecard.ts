import { v7 as uuid } from 'uuid';
import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import { isComplete, type Score } from '#domain/scorecard/scorecard.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { notifyColleagues } from '#server/features/application/notices.ts';
import { requireMember } from '#server/scopes.ts';
import {
  findAssessed,
  insertScorecard,
  loadCriteria,
  loadScorecards,
  lockAssessed,
} from './scorecard.store.ts';

/**
 * A member submits an assessment of an application, or a new version of it. It changes no status.
 */
export async function submitScorecard(
  ctx: Ctx,
  input: { applicationId: string; version: number; summary: string | null; scores: Score[] },
) {
  const scope = requireMember(ctx);
  return inTransaction(ctx, async (tx) => {
    const application = orNotFound(await findAssessed(tx, scope, input.applicationId));
    await lockAssessed(tx, scope, application.id);
    const own = await loadCriteria(tx, scope, application.postingId);
    const criteria = own.length > 0 ? own : defaultCriteria;
    const names = new Set(criteria.map(({ name }) => name));
    if (input.scores.some(({ criterion }) => !names.has(criterion)))
      throw new AppError('CRITERIA_CHANGED');
    if (!isComplete(input.scores, criteria)) throw new AppError('FIELDS_REQUIRED');
    const versions = await loadScorecards(tx, scope, application.id);
    const mine = versions.filter(({ memberId }) => memberId === scope.userId);
    const newest = Math.max(0, ...mine.map(({ version }) => version));
    if (newest !== input.version) throw new AppError('SCORECARD_CHANGED');
    const version = newest + 1;
    await insertScorecard(tx, scope, {
      id: uuid(),
      applicationId: application.id,
      version,
      summary: input.summary || null,
      scores: criteria.flatMap(
        ({ name }) => input.scores.find((each) => each.criterion === name) ?? [],
      ),
    });
    await notifyColleagues(tx, scope, [application.id]);
    return { version };
  });
}

import { v7 as uuid } from 'uuid';
import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import { isComplete, summarize, type Score } from '#domain/scorecard/scorecard.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import { inTransaction, type Ctx } from '#server/context.ts';
import { notifyColleagues } from '#server/features/application/notices.ts';
import { requireMember } from '#server/scopes.ts';
import {
  findAssessed,
  insertScorecard,
  loadCriteria,
  loadScorecards as loadAll,
  lockAssessed,
} from './scorecard.store.ts';

type Version = Awaited<ReturnType<typeof loadAll>>[number];

/**
 * The member's own scorecard of an application and, once it is submitted, those of colleagues with
 * their summary.
 */
export async function loadScorecards(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const scope = requireMember(ctx);
  const application = orNotFound(await findAssessed(ctx, scope, applicationId));
  const [criteria, versions] = await Promise.all([
    loadCriteria(ctx, scope, application.postingId),
    loadAll(ctx, scope, applicationId),
  ]);
  // A deleted member's scorecards can't be told apart by account.
  const groups = Map.groupBy(versions, ({ memberId, id }) => memberId ?? id);
  const cards = [...groups.values()].flatMap((own) => memberCardOf(own, scope.userId) ?? []);
  const own = cards.find(({ isMine }) => isMine) ?? null;
  return {
    criteria: criteria.length > 0 ? criteria : [...defaultCriteria],
    own,
    others: cards.filter(({ isMine }) => !isMine).length,
    shared: own && { cards, summary: summarize(cards) },
  };
}

function memberCardOf(versions: readonly Version[], readerId: string) {
  const [newest, ...earlier] = versions.toSorted((one, other) => other.version - one.version);
  if (newest === undefined) return undefined;
  const { memberId, id, name } = newest;
  return {
    ...cardOf(newest),
    id,
    name,
    isMine: memberId === readerId,
    earlier: earlier.map(cardOf),
  };
}

const cardOf = ({ version, submittedAt, summary, scores }: Version) => ({
  version,
  submittedAt,
  summary,
  scores,
});

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
    const versions = await loadAll(tx, scope, application.id);
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

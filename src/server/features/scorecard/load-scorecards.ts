import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import { summarize } from '#domain/scorecard/scorecard.ts';
import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { findAssessed, loadCriteria, loadScorecards as loadAll } from './scorecard.store.ts';

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

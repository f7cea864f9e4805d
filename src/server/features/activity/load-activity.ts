import type { Activity } from '#contract/activity.ts';
import {
  type ActivityRange,
  countsOver,
  periodEnds,
  rangeStart,
  responseTimes,
  stagesOver,
  valuesOver,
} from '#domain/activity/activity.ts';
import type { ReadinessPart } from '#domain/readiness/readiness-of.ts';
import type { Ctx } from '#server/context.ts';
import { listChanges } from '#server/features/readiness/readiness.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadMoves, loadScoreChanges, loadSent, loadViews } from './activity.store.ts';

/** A student's own applications, scores and views over time. No company sees it. */
export async function loadActivity(
  ctx: Ctx,
  { range = '90d' }: { range?: ActivityRange | undefined },
): Promise<Activity> {
  const scope = requireStudent(ctx);
  const start = rangeStart(range, ctx.now);
  const ends = periodEnds(range, ctx.now);
  const [applications, moves, recorded, newest, views] = await Promise.all([
    loadSent(ctx, scope),
    loadMoves(ctx, scope),
    loadScoreChanges(ctx, scope),
    listChanges(ctx),
    loadViews(ctx, scope, start),
  ]);
  const movesOf = Map.groupBy(moves, ({ applicationId }) => applicationId);
  const dated = applications.map((each) => ({ ...each, moves: movesOf.get(each.id) ?? [] }));
  const sent = dated.filter(({ appliedAt }) => appliedAt > start);
  const unrecorded = newest.items
    .filter(({ id, part }) => id === part)
    .map(({ part, valueAfter, scoreAfter, changedAt: at }) => ({
      part,
      valueAfter,
      scoreAfter,
      at,
    }))
    .toReversed();
  const changes = [...recorded, ...unrecorded].toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const part = (name: ReadinessPart) =>
    valuesOver(
      changes.flatMap((change) =>
        change.part === name ? [{ at: change.at, value: change.valueAfter }] : [],
      ),
      ends,
    );
  const viewers = [...Map.groupBy(views, ({ companyId }) => companyId)];
  return {
    ends,
    stages: stagesOver(dated, ends),
    sent: sent.length,
    responses: responseTimes(sent),
    scores: {
      readiness: valuesOver(
        changes.map(({ at, scoreAfter: value }) => ({ at, value })),
        ends,
      ),
      ats: part('ats'),
      resume: part('resume'),
      interviews: part('interviews'),
      skills: part('skills'),
    },
    views: {
      total: views.length,
      counts: countsOver(
        views.map(({ at }) => at),
        start,
        ends,
      ),
      companies: viewers
        .flatMap(([companyId, own]) =>
          own.slice(0, 1).map(({ companyName, at: lastAt }) => ({
            companyId,
            companyName,
            count: own.length,
            lastAt,
          })),
        )
        .toSorted((a, b) => b.count - a.count),
    },
  };
}

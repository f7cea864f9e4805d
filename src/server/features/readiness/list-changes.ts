import type { ReadinessChange } from '#domain/readiness/readiness-change.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { measureReadiness } from './measure-readiness.ts';
import { loadChanges, loadLastValues } from './readiness.store.ts';
import { unrecordedChanges } from './record-readiness.ts';

const mostListed = 100;

/**
 * The changes of the readiness score, newest first. Those that no call recorded come from before
 * there were records, or from results that expired.
 */
export async function listChanges(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const [{ ats, resume, values }, last, recorded] = await Promise.all([
    measureReadiness(ctx, scope),
    loadLastValues(ctx, scope),
    loadChanges(ctx, scope, mostListed),
  ]);
  const changedAt = ({ part, valueAfter }: ReadinessChange) =>
    (valueAfter === null
      ? undefined
      : { ats: ats?.scoredAt, resume: resume?.updatedAt, interviews: undefined, skills: undefined }[
          part
        ]) ?? ctx.now;
  return {
    items: [
      ...unrecordedChanges(last, values, null)
        .map((change) => ({ ...change, id: change.part, changedAt: changedAt(change) }))
        .toReversed(),
      ...recorded,
    ],
  };
}

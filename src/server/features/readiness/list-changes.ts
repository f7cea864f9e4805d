import { type ReadinessPart, readinessParts } from '#domain/readiness/readiness-of.ts';
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
  const since = recorded[0]?.changedAt ?? new Date(0);
  const times: Partial<Record<ReadinessPart, Date | undefined>> = {
    ats: ats?.scoredAt,
    resume: resume?.updatedAt,
  };
  const changedAt = (part: ReadinessPart): Date => {
    const at = times[part];
    // After all that is recorded, because its score continues theirs.
    return at && at > since ? at : ctx.now;
  };
  const order = readinessParts.toSorted((a, b) => changedAt(a).getTime() - changedAt(b).getTime());
  return {
    items: [
      ...unrecordedChanges(last, values, null, order)
        .map((change) => ({ ...change, id: change.part, changedAt: changedAt(change.part) }))
        .toReversed(),
      ...recorded,
    ],
  };
}

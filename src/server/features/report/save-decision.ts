import type { Target } from '#domain/report/report.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import { removeExternal } from '#server/features/external-jobs/remove-external.ts';
import { setPostingState } from '#server/features/posting/set-posting-state.ts';
import { publishChange } from '#server/live/publish-live.ts';
import { requireAdmin } from '#server/scopes.ts';
import { lockOpenReports, updateDecided } from './report.store.ts';
import { loadThings, updateHidden } from './reported-thing.store.ts';

type Input = { target: Target; to: 'upheld' | 'dismissed'; reason: string };

/**
 * An administrator decides all open reports of an item. Upholding hides the post or takes down the
 * posting; dismissing changes nothing. The reason is recorded in the audit log.
 */
export async function saveDecision(ctx: Ctx, { target, to, reason }: Input) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenReports(tx, scope, target);
    if (open.length === 0) throw new AppError('REPORT_DECIDED');
    const ids = open.map(({ id }) => id);
    await updateDecided(tx, scope, ids, to);
    const thing = (await loadThings(tx, scope, [target])).get(target.id);
    if (to === 'upheld' && thing !== undefined && !thing.isHidden) {
      if (thing.isOutside) await removeExternal(tx, target.id);
      else if (target.kind === 'posting') {
        const { version } = thing;
        await setPostingState(tx, { postingId: target.id, to: 'closed', version });
      } else await updateHidden(tx, scope, target);
      await publishChange(tx, 'community');
    }
    await noteAction(tx, {
      action: `report.${to}`,
      target,
      after: { title: thing?.title ?? null, reports: ids.length, reason },
    });
    return { decided: ids.length };
  });
}

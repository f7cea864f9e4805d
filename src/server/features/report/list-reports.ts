import { cappedTotal } from '#domain/paging/capped-total.ts';
import type { ReportState } from '#domain/report/report.ts';
import type { Ctx } from '#server/context.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import { countReported, loadReports, pageReported } from './report.store.ts';
import { loadThings } from './reported-thing.store.ts';

const nothing = { title: null, text: null, author: null, topicId: null, isHidden: true };

export async function listReports(
  ctx: Ctx,
  { state = 'open', ...paging }: Paging & { state?: ReportState | undefined },
) {
  const scope = requireAdmin(ctx);
  const [page, count] = await Promise.all([
    pageReported(ctx, scope, state, paging),
    countReported(ctx, scope, state),
  ]);
  const targets = page.items.map(({ targetKind, targetId }) => ({
    kind: targetKind,
    id: targetId,
  }));
  const [things, all] = await Promise.all([
    loadThings(ctx, scope, targets),
    loadReports(ctx, scope, state, targets),
  ]);
  const items = targets.map((target) => {
    const {
      version: _,
      isOutside: __,
      ...thing
    } = things.get(target.id) ?? {
      ...nothing,
      version: 0,
    };
    const about = all.filter(
      ({ report }) => report.targetId === target.id && report.targetKind === target.kind,
    );
    const last = about.at(-1);
    return {
      target,
      ...thing,
      state,
      decidedAt: last?.report.decidedAt ?? null,
      decidedBy: last?.decidedBy ?? null,
      reports: about.map(({ report, reporter }) => ({
        id: report.id,
        reporter,
        reason: report.reason,
        detail: report.detail,
        createdAt: report.createdAt,
      })),
    };
  });
  return { ...page, items, total: cappedTotal(count) };
}

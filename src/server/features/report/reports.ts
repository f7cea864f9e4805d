import { v7 as uuid } from 'uuid';
import { cappedTotal } from '#domain/paging/capped-total.ts';
import { writeLimits } from '#domain/rate-limit/rate-limits.ts';
import type { reportReasons, ReportState, Target } from '#domain/report/report.ts';
import { AppError } from '#server/app-error.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import { removeExternal } from '#server/features/external-jobs/remove-external.ts';
import { mailAdmins, notifyAdmins } from '#server/features/notification/admin-notices.ts';
import { setPostingState } from '#server/features/posting/admin-postings.ts';
import { publishChange } from '#server/live/publish-live.ts';
import type { Paging } from '#server/paging/keyset.ts';
import { requireAdmin } from '#server/scopes.ts';
import {
  countOpen,
  countReported,
  countReports,
  findVisible,
  insertReport,
  loadReports,
  loadReportedItems,
  lockOpenReports,
  lockReporter,
  pageReported,
  updateDecided,
  updateHidden,
} from './report.store.ts';

/** Notifies administrators of a reported item, by mail those who are mailed alerts. */
async function sendReport(ctx: Ctx, reportId: string, { kind }: Target): Promise<void> {
  await notifyAdmins(ctx, { kind: 'report.received', reportId, target: kind });
  await mailAdmins(ctx, 'reportsAlerts', `report.${reportId}`, ({ t }) => ({
    subject: t(`admin-mail.report.${kind}`),
    text: t('admin-mail.report.text'),
    action: { label: t('admin-mail.report.action'), path: '/moderation' },
  }));
}

type CreateReportInput = { target: Target; reason: (typeof reportReasons)[number]; detail: string };

/** Reports a posting, topic or reply to the administrators, once per person. */
export async function createReport(ctx: Ctx, { target, reason, detail }: CreateReportInput) {
  const { actor } = ctx;
  if (actor.kind !== 'student' && actor.kind !== 'member') throw new AppError('FORBIDDEN');
  return inTransaction(ctx, async (tx) => {
    await lockReporter(tx, actor.userId);
    if (!(await findVisible(tx, target))) throw new AppError('NOT_FOUND');
    const since = new Date(ctx.now.getTime() - writeLimits.report.windowMs);
    const lately = await countReports(tx, { by: actor.userId, since });
    if (lately >= writeLimits.report.max) throw new AppError('TOO_MANY_SENT');
    const id = uuid();
    const isNew = await insertReport(tx, {
      id,
      reporterId: actor.userId,
      targetKind: target.kind,
      targetId: target.id,
      reason,
      detail,
      createdAt: ctx.now,
    });
    // Further reports of the same item join the one that is open.
    if (isNew && (await countOpen(tx, target)) === 1) await sendReport(tx, id, target);
    return { isNew };
  });
}

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
  const [reported, all] = await Promise.all([
    loadReportedItems(ctx, scope, targets),
    loadReports(ctx, scope, state, targets),
  ]);
  const items = targets.map((target) => {
    const {
      version: _,
      isExternal: __,
      ...item
    } = reported.get(target.id) ?? {
      ...nothing,
      version: 0,
    };
    const about = all.filter(
      ({ report }) => report.targetId === target.id && report.targetKind === target.kind,
    );
    const last = about.at(-1);
    return {
      target,
      ...item,
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

type SaveDecisionInput = { target: Target; to: 'upheld' | 'dismissed'; reason: string };

/**
 * An administrator decides all open reports of an item. Upholding hides the post or takes down the
 * posting; dismissing changes nothing. The reason is recorded in the audit log.
 */
export async function saveDecision(ctx: Ctx, { target, to, reason }: SaveDecisionInput) {
  const scope = requireAdmin(ctx);
  return inTransaction(ctx, async (tx) => {
    const open = await lockOpenReports(tx, scope, target);
    if (open.length === 0) throw new AppError('REPORT_DECIDED');
    const ids = open.map(({ id }) => id);
    await updateDecided(tx, scope, ids, to);
    const item = (await loadReportedItems(tx, scope, [target])).get(target.id);
    if (to === 'upheld' && item !== undefined && !item.isHidden) {
      if (item.isExternal) await removeExternal(tx, target.id);
      else if (target.kind === 'posting') {
        const { version } = item;
        await setPostingState(tx, { postingId: target.id, to: 'closed', version });
      } else await updateHidden(tx, scope, target);
      await publishChange(tx, 'community');
    }
    await noteAction(tx, {
      action: `report.${to}`,
      target,
      after: { title: item?.title ?? null, reports: ids.length, reason },
    });
    return { decided: ids.length };
  });
}

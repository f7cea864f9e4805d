import type { Me } from '#contract/account.ts';
import { isSignedIn } from '#domain/actor.ts';
import type { Ctx } from '#server/context.ts';
import { countUnread } from '#server/features/notification/own-notifications.ts';
import { findSubscriptionStatus } from '#server/features/plan/find-subscription-status.ts';
import { requireSubscriber } from '#server/features/plan/require-subscriber.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { liveCursorNow } from '#server/live/live-cursor-now.ts';
import { findAccount } from './account.store.ts';

export async function loadMe(ctx: Ctx): Promise<{ account: Me | null }> {
  const { actor } = ctx;
  if (!isSignedIn(actor)) return { account: null };
  const companyId = actor.kind === 'member' ? actor.companyId : null;
  const liveCursor = await liveCursorNow(ctx.db);
  const [row, unread, { isUnderMaintenance }, subscription] = await Promise.all([
    findAccount(ctx, actor.userId, companyId),
    countUnread(ctx),
    loadSettings(ctx),
    actor.kind === 'admin' ? null : findSubscriptionStatus(ctx, requireSubscriber(ctx).subscriber),
  ]);
  if (row === undefined) return { account: null };
  const company =
    actor.kind === 'member' && row.companyName !== null
      ? { id: actor.companyId, name: row.companyName, role: actor.role }
      : null;
  const { firstName, lastName, email, phone, theme, photoId } = row;
  return {
    account: {
      userId: actor.userId,
      kind: actor.kind,
      firstName,
      lastName,
      email,
      phone,
      theme,
      photoId,
      company,
      plan: subscription?.plan.id ?? null,
      unread,
      isUnderMaintenance,
      liveCursor,
    },
  };
}

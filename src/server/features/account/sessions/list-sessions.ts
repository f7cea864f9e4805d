import { deviceOf } from '#domain/account/device-of.ts';
import { isSignedIn } from '#domain/actor.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { loadSessions } from './own-session.store.ts';

export async function listSessions(ctx: Ctx) {
  const { actor } = ctx;
  if (!isSignedIn(actor)) throw new AppError('NOT_SIGNED_IN');
  const { sessionMinutes } = await loadSettings(ctx);
  const seenSince = new Date(ctx.now.getTime() - sessionMinutes * 60_000);
  const rows = await loadSessions(ctx, actor.userId, seenSince);
  const items = rows.map(({ userAgent, ...row }) => ({
    ...row,
    ...deviceOf(userAgent),
    isThis: row.id === actor.sessionId,
  }));
  return { items: items.sort((a, b) => Number(b.isThis) - Number(a.isThis)) };
}

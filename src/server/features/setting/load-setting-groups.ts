import type { Ctx } from '#server/context.ts';
import { requireAdmin } from '#server/scopes.ts';
import { loadSettingRows } from './setting.store.ts';
import { groupOf } from './values-of.ts';

/** The site settings for administrators: uncached, each group with its version. */
export async function loadSettingGroups(ctx: Ctx) {
  requireAdmin(ctx);
  const rows = await loadSettingRows(ctx);
  return {
    general: groupOf('general', rows, ctx.operator),
    security: groupOf('security', rows, ctx.operator),
    mails: groupOf('mails', rows, ctx.operator),
    backups: groupOf('backups', rows, ctx.operator),
    sources: groupOf('sources', rows, ctx.operator),
    hasMailServer: ctx.mailbox === null,
    hasModel: ctx.model !== null,
  };
}

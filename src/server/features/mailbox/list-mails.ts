import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';

const mailsAPage = 20;

/**
 * Shows the mails that are kept because no mail server is set, newest first. Links in them open accounts, so there is
 * no mailbox on a public site. On a local one, an administrator sees it, and whoever sits at this very machine.
 */
export async function listMails(ctx: Ctx, before?: string) {
  const maySee = !ctx.isPublicSite && (ctx.isLocal || ctx.actor.kind === 'admin');
  if (ctx.mailbox === null || !maySee) throw new AppError('NOT_FOUND');
  const kept = await ctx.mailbox.list({ limit: mailsAPage + 1, ...(before && { before }) });
  const items = kept.slice(0, mailsAPage);
  return {
    items: items.map((mail) => ({ ...mail, keptAt: new Date(mail.keptAt) })),
    older: kept.length > mailsAPage ? (items.at(-1)?.id ?? null) : null,
  };
}

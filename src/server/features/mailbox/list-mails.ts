import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';

const mailsAPage = 20;

/**
 * Lists the mails that are kept while no mail server is set, newest first. Their links sign in to
 * accounts, so a public site has no mailbox. On a local one, only an administrator or someone at
 * this machine sees it.
 */
export async function listMails(ctx: Ctx, before?: string) {
  const maySee = !ctx.isPublicSite && (ctx.isLocal || ctx.actor.kind === 'admin');
  if (ctx.mailbox === null || !maySee) throw new AppError('NOT_FOUND');
  const stored = await ctx.mailbox.list({ limit: mailsAPage + 1, ...(before && { before }) });
  const items = stored.slice(0, mailsAPage);
  return {
    items: items.map((mail) => ({ ...mail, keptAt: new Date(mail.keptAt) })),
    older: stored.length > mailsAPage ? (items.at(-1)?.id ?? null) : null,
  };
}

import { serve } from '#server/api.ts';
import { listMails } from './list-mails.ts';

export const mailboxRouter = serve('mailbox', {
  list: (ctx, { before }) => listMails(ctx, before),
});

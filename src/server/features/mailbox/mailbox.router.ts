import { api } from '#server/api.ts';
import { listMails } from './list-mails.ts';

export const mailboxRouter = {
  list: api.mailbox.list.handler(({ context, input }) => listMails(context.ctx, input.before)),
};

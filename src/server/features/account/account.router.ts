import { api } from '#server/api.ts';
import { findLink } from './find-link.ts';
import { loadEntry } from './load-entry.ts';
import { loadMe } from './load-me.ts';
import { setTheme } from './set-theme.ts';

export const accountRouter = {
  me: api.account.me.handler(({ context }) => loadMe(context.ctx)),
  loadEntry: api.account.loadEntry.handler(({ context }) => loadEntry(context.ctx)),
  findLink: api.account.findLink.handler(({ context, input }) =>
    findLink(context.ctx, input.token),
  ),
  setTheme: api.account.setTheme.handler(({ context, input }) =>
    setTheme(context.ctx, input.theme),
  ),
};

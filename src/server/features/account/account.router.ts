import { api } from '#server/api.ts';
import { loadMe } from './load-me.ts';
import { setTheme } from './set-theme.ts';

export const accountRouter = {
  me: api.account.me.handler(({ context }) => loadMe(context.ctx)),
  setTheme: api.account.setTheme.handler(({ context, input }) =>
    setTheme(context.ctx, input.theme),
  ),
};

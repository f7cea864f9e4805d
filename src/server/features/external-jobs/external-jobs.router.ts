import { api } from '#server/api.ts';
import { listSources } from './list-sources.ts';
import { refreshSearch } from './refresh-search.ts';
import { requestFetch } from './request-fetch.ts';

export const sourceRouter = {
  refresh: api.source.refresh.handler(({ context, input }) => refreshSearch(context.ctx, input)),
  list: api.source.list.handler(({ context }) => listSources(context.ctx)),
  request: api.source.request.handler(({ context, input }) => requestFetch(context.ctx, input)),
};

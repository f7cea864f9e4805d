import { api } from '#server/api.ts';
import { listSources } from './list-sources.ts';
import { refreshSearch } from './refresh-search.ts';
import { requestFetch } from './request-fetch.ts';

export const externalJobsRouter = {
  refresh: api.externalJobs.refresh.handler(({ context, input }) =>
    refreshSearch(context.ctx, input),
  ),
  list: api.externalJobs.list.handler(({ context }) => listSources(context.ctx)),
  request: api.externalJobs.request.handler(({ context, input }) =>
    requestFetch(context.ctx, input),
  ),
};

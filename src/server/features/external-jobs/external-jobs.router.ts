import { serve } from '#server/api.ts';
import { listSources } from './list-sources.ts';
import { refreshSearch } from './refresh-search.ts';
import { requestFetch } from './request-fetch.ts';

export const externalJobsRouter = serve('externalJobs', {
  refresh: refreshSearch,
  list: listSources,
  request: requestFetch,
});

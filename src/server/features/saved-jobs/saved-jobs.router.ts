import { serve } from '#server/api.ts';
import { listHidden, setHidden } from './hidden-jobs.ts';
import { listSaved, setSaved } from './saved-jobs.ts';

export const savedJobsRouter = serve('savedJobs', {
  listSaved,
  setSaved,
  listHidden,
  setHidden,
});

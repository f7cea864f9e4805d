import { serve } from '#server/api.ts';
import { listHidden } from './list-hidden.ts';
import { listSaved } from './list-saved.ts';
import { setHidden } from './set-hidden.ts';
import { setSaved } from './set-saved.ts';

export const savedJobsRouter = serve('savedJobs', {
  listSaved,
  setSaved,
  listHidden,
  setHidden,
});

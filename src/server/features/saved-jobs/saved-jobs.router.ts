import { api } from '#server/api.ts';
import { listHidden } from './list-hidden.ts';
import { listSaved } from './list-saved.ts';
import { setHidden } from './set-hidden.ts';
import { setSaved } from './set-saved.ts';

const { savedJobs } = api;

export const savedJobsRouter = {
  listSaved: savedJobs.listSaved.handler(({ context, input }) => listSaved(context.ctx, input)),
  setSaved: savedJobs.setSaved.handler(({ context, input }) => setSaved(context.ctx, input)),
  listHidden: savedJobs.listHidden.handler(({ context }) => listHidden(context.ctx)),
  setHidden: savedJobs.setHidden.handler(({ context, input }) => setHidden(context.ctx, input)),
};

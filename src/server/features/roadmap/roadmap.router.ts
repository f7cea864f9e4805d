import { api } from '#server/api.ts';
import { countJobs } from './count-jobs.ts';
import { listLinks } from './list-links.ts';
import { listRoadmaps } from './list-roadmaps.ts';
import { loadRoadmap } from './load-roadmap.ts';
import { setHours } from './set-hours.ts';
import { setStep } from './set-step.ts';

const { roadmap } = api;

export const roadmapRouter = {
  list: roadmap.list.handler(({ context, input }) => listRoadmaps(context.ctx, input)),
  listLinks: roadmap.listLinks.handler(({ context }) => listLinks(context.ctx)),
  load: roadmap.load.handler(({ context, input }) => loadRoadmap(context.ctx, input)),
  countJobs: roadmap.countJobs.handler(({ context, input }) => countJobs(context.ctx, input)),
  setStep: roadmap.setStep.handler(({ context, input }) => setStep(context.ctx, input)),
  setHours: roadmap.setHours.handler(({ context, input }) => setHours(context.ctx, input)),
};

import { serve } from '#server/api.ts';
import { countJobs } from './count-jobs.ts';
import { listLinks } from './list-links.ts';
import { listRoadmaps } from './list-roadmaps.ts';
import { loadRoadmap } from './load-roadmap.ts';
import { setHours } from './set-hours.ts';
import { setStep } from './set-step.ts';

export const roadmapRouter = serve('roadmap', {
  list: listRoadmaps,
  listLinks,
  load: loadRoadmap,
  countJobs,
  setStep,
  setHours,
});

import { serve } from '#server/api.ts';
import { listLinks } from './roadmap-links.ts';
import { countJobs, listRoadmaps, loadRoadmap, setHours, setStep } from './roadmaps.ts';

export const roadmapRouter = serve('roadmap', {
  list: listRoadmaps,
  listLinks,
  load: loadRoadmap,
  countJobs,
  setStep,
  setHours,
});

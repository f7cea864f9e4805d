import { serve } from '#server/api.ts';
import { listStages, saveStages } from './stages.ts';

export const stageRouter = serve('stage', {
  list: listStages,
  save: saveStages,
});

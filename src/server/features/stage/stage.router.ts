import { serve } from '#server/api.ts';
import { listStages } from './list-stages.ts';
import { saveStages } from './save-stages.ts';

export const stageRouter = serve('stage', {
  list: listStages,
  save: saveStages,
});

import { serve } from '#server/api.ts';
import { loadModel } from './load-model.ts';

export const modelRouter = serve('model', {
  load: loadModel,
});

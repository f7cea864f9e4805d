import { api } from '#server/api.ts';
import { loadModel } from './load-model.ts';

export const modelRouter = {
  load: api.model.load.handler(({ context }) => loadModel(context.ctx)),
};

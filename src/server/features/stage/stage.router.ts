import { api } from '#server/api.ts';
import { listStages } from './list-stages.ts';
import { saveStages } from './save-stages.ts';

const routes = api.stage;

export const stageRouter = {
  list: routes.list.handler(({ context, input }) => listStages(context.ctx, input)),
  save: routes.save.handler(({ context, input }) => saveStages(context.ctx, input)),
};

import { api } from '#server/api.ts';
import { loadReadiness } from './load-readiness.ts';

const { readiness } = api;

export const readinessRouter = {
  load: readiness.load.handler(({ context }) => loadReadiness(context.ctx)),
};

import { api } from '#server/api.ts';
import { listChanges } from './list-changes.ts';
import { loadReadiness } from './load-readiness.ts';

const { readiness } = api;

export const readinessRouter = {
  load: readiness.load.handler(({ context }) => loadReadiness(context.ctx)),
  listChanges: readiness.listChanges.handler(({ context }) => listChanges(context.ctx)),
};

import { serve } from '#server/api.ts';
import { listChanges, loadReadiness } from './readiness.ts';

export const readinessRouter = serve('readiness', {
  load: loadReadiness,
  listChanges,
});

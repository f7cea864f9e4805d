import { serve } from '#server/api.ts';
import { listChanges } from './list-changes.ts';
import { loadReadiness } from './load-readiness.ts';

export const readinessRouter = serve('readiness', {
  load: loadReadiness,
  listChanges,
});

import { api } from '#server/api.ts';
import { countEligible } from './count-eligible.ts';
import { listCandidates } from './list-candidates.ts';
import { listRecommended } from './list-recommended.ts';
import { listViews } from './list-views.ts';
import { loadCandidate } from './load-candidate.ts';
import { loadMatch } from './load-match.ts';
import { loadPreferences } from './load-preferences.ts';
import { loadReceivedMatch } from './load-received-match.ts';
import { savePreferences } from './save-preferences.ts';

const routes = api.match;

export const matchRouter = {
  load: routes.load.handler(({ context, input }) => loadMatch(context.ctx, input)),
  loadReceived: routes.loadReceived.handler(({ context, input }) =>
    loadReceivedMatch(context.ctx, input),
  ),
  loadPreferences: routes.loadPreferences.handler(({ context }) => loadPreferences(context.ctx)),
  savePreferences: routes.savePreferences.handler(({ context, input }) =>
    savePreferences(context.ctx, input),
  ),
  listRecommended: routes.listRecommended.handler(({ context }) => listRecommended(context.ctx)),
  listCandidates: routes.listCandidates.handler(({ context, input }) =>
    listCandidates(context.ctx, input),
  ),
  countEligible: routes.countEligible.handler(({ context, input }) =>
    countEligible(context.ctx, input),
  ),
  loadCandidate: routes.loadCandidate.handler(({ context, input }) =>
    loadCandidate(context.ctx, input),
  ),
  listViews: routes.listViews.handler(({ context, input }) => listViews(context.ctx, input)),
};

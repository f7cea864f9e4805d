import { serve } from '#server/api.ts';
import { listCandidates, loadCandidate } from './candidates.ts';
import { countEligible } from './count-eligible.ts';
import { listRecommended } from './list-recommended.ts';
import { listViews } from './list-views.ts';
import { loadReceivedMatch } from './load-received-match.ts';
import { loadMatch } from './own-match.ts';
import { loadPreferences, savePreferences } from './preferences.ts';

export const matchRouter = serve('match', {
  load: loadMatch,
  loadReceived: loadReceivedMatch,
  loadPreferences,
  savePreferences,
  listRecommended,
  listCandidates,
  countEligible,
  loadCandidate,
  listViews,
});

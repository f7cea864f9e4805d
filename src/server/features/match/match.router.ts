import { serve } from '#server/api.ts';
import { countEligible } from './count-eligible.ts';
import { listCandidates } from './list-candidates.ts';
import { listRecommended } from './list-recommended.ts';
import { listViews } from './list-views.ts';
import { loadCandidate } from './load-candidates.ts';
import { loadMatch } from './load-match.ts';
import { loadReceivedMatch } from './load-received-match.ts';
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

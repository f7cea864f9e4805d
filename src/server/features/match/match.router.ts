import { serve } from '#server/api.ts';
import { countEligible } from './count-eligible.ts';
import { listCandidates } from './list-candidates.ts';
import { listRecommended } from './list-recommended.ts';
import { listViews } from './list-views.ts';
import { loadCandidate } from './load-candidate.ts';
import { loadMatch } from './load-match.ts';
import { loadPreferences } from './load-preferences.ts';
import { loadReceivedMatch } from './load-received-match.ts';
import { savePreferences } from './save-preferences.ts';

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

import { serve } from '#server/api.ts';
import { removeTalent, undoRemoveTalent } from './removed-talent.ts';
import { listNotes, removeNote } from './talent-notes.ts';
import { createTalent, listTalent, loadTalent, saveTalent, setShortlisted } from './talent-pool.ts';

export const talentRouter = serve('talent', {
  list: listTalent,
  loadCandidate: loadTalent,
  create: createTalent,
  save: saveTalent,
  setShortlisted,
  remove: removeTalent,
  undoRemove: undoRemoveTalent,
  listNotes,
  removeNote,
});

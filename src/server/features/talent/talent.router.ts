import { serve } from '#server/api.ts';
import { createTalent } from './create-talent.ts';
import { listNotes } from './list-notes.ts';
import { listTalent } from './list-talent.ts';
import { loadTalent } from './load-talent.ts';
import { removeNote } from './remove-note.ts';
import { removeTalent } from './remove-talent.ts';
import { saveTalent } from './save-talent.ts';
import { setShortlisted } from './set-shortlisted.ts';
import { undoRemoveTalent } from './undo-remove-talent.ts';

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

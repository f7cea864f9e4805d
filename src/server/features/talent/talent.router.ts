import { api } from '#server/api.ts';
import { createTalent } from './create-talent.ts';
import { listNotes } from './list-notes.ts';
import { listTalent } from './list-talent.ts';
import { loadTalent } from './load-talent.ts';
import { removeNote } from './remove-note.ts';
import { removeTalent } from './remove-talent.ts';
import { saveTalent } from './save-talent.ts';
import { setShortlisted } from './set-shortlisted.ts';
import { undoRemoveTalent } from './undo-remove-talent.ts';

const { talent } = api;

export const talentRouter = {
  list: talent.list.handler(({ context, input }) => listTalent(context.ctx, input)),
  loadCandidate: talent.loadCandidate.handler(({ context, input }) =>
    loadTalent(context.ctx, input),
  ),
  create: talent.create.handler(({ context, input }) => createTalent(context.ctx, input)),
  save: talent.save.handler(({ context, input }) => saveTalent(context.ctx, input)),
  setShortlisted: talent.setShortlisted.handler(({ context, input }) =>
    setShortlisted(context.ctx, input),
  ),
  remove: talent.remove.handler(({ context, input }) => removeTalent(context.ctx, input)),
  undoRemove: talent.undoRemove.handler(({ context, input }) =>
    undoRemoveTalent(context.ctx, input),
  ),
  listNotes: talent.listNotes.handler(({ context, input }) => listNotes(context.ctx, input)),
  removeNote: talent.removeNote.handler(({ context, input }) => removeNote(context.ctx, input)),
};

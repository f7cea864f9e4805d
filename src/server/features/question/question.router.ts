import { serve } from '#server/api.ts';
import { createSet } from './create-set.ts';
import { findSet } from './find-set.ts';
import { listBank } from './list-bank.ts';
import { listDue } from './list-due.ts';
import { listPublished } from './list-published.ts';
import { listSets } from './list-sets.ts';
import { loadDueCount } from './load-due-count.ts';
import { removeSet } from './remove-set.ts';
import { saveSet } from './save-set.ts';
import { setMark } from './set-mark.ts';

export const questionRouter = serve('question', {
  createSet,
  findSet,
  listSets,
  saveSet,
  removeSet,
  setMark,
  listDue,
  listPublished,
  listBank,
  loadDueCount,
});

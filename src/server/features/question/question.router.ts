import { serve } from '#server/api.ts';
import { listBank, listPublished } from './question-bank.ts';
import { createSet, findSet, listSets, removeSet, saveSet } from './question-sets.ts';
import { listDue, loadDueCount, setMark } from './review-queue.ts';

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

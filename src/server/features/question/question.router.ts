import { api } from '#server/api.ts';
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

const { question } = api;

export const questionRouter = {
  createSet: question.createSet.handler(({ context, input }) => createSet(context.ctx, input)),
  findSet: question.findSet.handler(({ context, input }) => findSet(context.ctx, input)),
  listSets: question.listSets.handler(({ context, input }) => listSets(context.ctx, input)),
  saveSet: question.saveSet.handler(({ context, input }) => saveSet(context.ctx, input)),
  removeSet: question.removeSet.handler(({ context, input }) => removeSet(context.ctx, input)),
  setMark: question.setMark.handler(({ context, input }) => setMark(context.ctx, input)),
  listDue: question.listDue.handler(({ context }) => listDue(context.ctx)),
  listPublished: question.listPublished.handler(({ context, input }) =>
    listPublished(context.ctx, input),
  ),
  listBank: question.listBank.handler(({ context, input }) => listBank(context.ctx, input)),
  loadDueCount: question.loadDueCount.handler(({ context }) => loadDueCount(context.ctx)),
};

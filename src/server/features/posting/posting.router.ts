import { api } from '#server/api.ts';
import { createAnyPosting } from './create-any-posting.ts';
import { listAnyPostings } from './list-any-postings.ts';
import { listPostings } from './list-postings.ts';
import { loadAnyPosting } from './load-any-posting.ts';
import { loadPosting } from './load-posting.ts';
import { setPostingState } from './set-posting-state.ts';
import { updateAnyPosting } from './update-any-posting.ts';

export const postingRouter = {
  list: api.posting.list.handler(({ context, input }) => listPostings(context.ctx, input)),
  load: api.posting.load.handler(({ context, input }) => loadPosting(context.ctx, input.postingId)),
  listAny: api.posting.listAny.handler(({ context, input }) => listAnyPostings(context.ctx, input)),
  loadAny: api.posting.loadAny.handler(({ context, input }) =>
    loadAnyPosting(context.ctx, input.postingId),
  ),
  createAny: api.posting.createAny.handler(({ context, input }) =>
    createAnyPosting(context.ctx, input),
  ),
  updateAny: api.posting.updateAny.handler(({ context, input }) =>
    updateAnyPosting(context.ctx, input),
  ),
  setState: api.posting.setState.handler(({ context, input }) =>
    setPostingState(context.ctx, input),
  ),
};

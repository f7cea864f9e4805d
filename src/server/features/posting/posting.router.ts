import { api } from '#server/api.ts';
import { listPostings } from './list-postings.ts';
import { loadPosting } from './load-posting.ts';

export const postingRouter = {
  list: api.posting.list.handler(({ context, input }) => listPostings(context.ctx, input)),
  load: api.posting.load.handler(({ context, input }) => loadPosting(context.ctx, input.postingId)),
};

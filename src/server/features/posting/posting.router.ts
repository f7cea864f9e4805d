import { serve } from '#server/api.ts';
import {
  createAdminPosting,
  listAdminPostings,
  loadAdminPosting,
  setPostingState,
  updateAdminPosting,
} from './admin-postings.ts';
import { importAsAdmin } from './import-as-admin.ts';
import { removeImported } from './import-postings.ts';
import {
  createCopy,
  createPosting,
  listOwnPostings,
  loadOwnPosting,
  movePosting,
  savePosting,
} from './own-postings.ts';
import { listPostings, loadGonePosting, loadPosting } from './public-postings.ts';
import { suggestRewrites } from './suggest-rewrites.ts';

export const postingRouter = serve('posting', {
  list: listPostings,
  load: (ctx, { postingId }) => loadPosting(ctx, postingId),
  loadGone: (ctx, { postingId }) => loadGonePosting(ctx, postingId),
  listOwn: listOwnPostings,
  loadOwn: (ctx, { postingId }) => loadOwnPosting(ctx, postingId),
  create: createPosting,
  createCopy: (ctx, { postingId }) => createCopy(ctx, postingId),
  save: savePosting,
  suggestRewrites,
  move: movePosting,
  listAsAdmin: listAdminPostings,
  loadAsAdmin: (ctx, { postingId }) => loadAdminPosting(ctx, postingId),
  createAsAdmin: createAdminPosting,
  updateAsAdmin: updateAdminPosting,
  importAsAdmin,
  removeImported,
  setState: setPostingState,
});

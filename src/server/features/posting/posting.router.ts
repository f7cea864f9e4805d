import { serve } from '#server/api.ts';
import { createAdminPosting } from './create-admin-posting.ts';
import { createCopy } from './create-copy.ts';
import { createPosting } from './create-posting.ts';
import { importAsAdmin } from './import-as-admin.ts';
import { listAdminPostings } from './list-admin-postings.ts';
import { listOwnPostings } from './list-own-postings.ts';
import { listPostings } from './list-postings.ts';
import { loadAdminPosting } from './load-admin-posting.ts';
import { loadGonePosting } from './load-gone-posting.ts';
import { loadOwnPosting } from './load-own-posting.ts';
import { loadPosting } from './load-posting.ts';
import { movePosting } from './move-posting.ts';
import { removeImported } from './remove-imported.ts';
import { savePosting } from './save-posting.ts';
import { setPostingState } from './set-posting-state.ts';
import { suggestRewrites } from './suggest-rewrites.ts';
import { updateAdminPosting } from './update-admin-posting.ts';

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

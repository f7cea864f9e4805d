import { api } from '#server/api.ts';
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

const routes = api.posting;

export const postingRouter = {
  list: routes.list.handler(({ context, input }) => listPostings(context.ctx, input)),
  load: routes.load.handler(({ context, input }) => loadPosting(context.ctx, input.postingId)),
  loadGone: routes.loadGone.handler(({ context, input }) =>
    loadGonePosting(context.ctx, input.postingId),
  ),
  listOwn: routes.listOwn.handler(({ context, input }) => listOwnPostings(context.ctx, input)),
  loadOwn: routes.loadOwn.handler(({ context, input }) =>
    loadOwnPosting(context.ctx, input.postingId),
  ),
  create: routes.create.handler(({ context, input }) => createPosting(context.ctx, input)),
  createCopy: routes.createCopy.handler(({ context, input }) =>
    createCopy(context.ctx, input.postingId),
  ),
  save: routes.save.handler(({ context, input }) => savePosting(context.ctx, input)),
  suggestRewrites: routes.suggestRewrites.handler(({ context, input }) =>
    suggestRewrites(context.ctx, input),
  ),
  move: routes.move.handler(({ context, input }) => movePosting(context.ctx, input)),
  listAsAdmin: routes.listAsAdmin.handler(({ context, input }) =>
    listAdminPostings(context.ctx, input),
  ),
  loadAsAdmin: routes.loadAsAdmin.handler(({ context, input }) =>
    loadAdminPosting(context.ctx, input.postingId),
  ),
  createAsAdmin: routes.createAsAdmin.handler(({ context, input }) =>
    createAdminPosting(context.ctx, input),
  ),
  updateAsAdmin: routes.updateAsAdmin.handler(({ context, input }) =>
    updateAdminPosting(context.ctx, input),
  ),
  importAsAdmin: routes.importAsAdmin.handler(({ context, input }) =>
    importAsAdmin(context.ctx, input),
  ),
  removeImported: routes.removeImported.handler(({ context, input }) =>
    removeImported(context.ctx, input),
  ),
  setState: routes.setState.handler(({ context, input }) => setPostingState(context.ctx, input)),
};

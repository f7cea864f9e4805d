import type { PostingContent } from '#domain/posting/posting-content.ts';
import type { PostingState } from '#domain/posting/posting.ts';
import { api } from '#web/lib/api.ts';
import { postingPath, postingsPath } from './posting-path.ts';

type Stored = { id: string; state: PostingState; version: number };
type Sent = { idempotencyKey: string };

/** Where postings are edited: the paths and calls of a dashboard. */
export type PostingBackend = {
  isAdmin: boolean;
  /** The company that an administrator adds postings to. */
  companyId: string | null;
  listPath: string;
  planPath: string;
  pathOf: (postingId: string) => string;
  create: (content: PostingContent, sent: Sent) => Promise<Stored>;
  save: (input: PostingContent & { postingId: string; version: number }) => Promise<Stored>;
  publish: (input: { postingId: string; version: number }, sent: Sent) => Promise<Stored>;
};

export const companyBackend: PostingBackend = {
  isAdmin: false,
  companyId: null,
  listPath: postingsPath,
  planPath: '/company-dashboard/plan',
  pathOf: postingPath,
  create: (content, context) => api.posting.create.call(content, { context }),
  save: (input) => api.posting.save.call(input),
  publish: (input, context) => api.posting.move.call({ ...input, to: 'active' }, { context }),
};

const adminPath = '/admin-dashboard/jobs';

export const adminPostingPath = (postingId: string) => `${adminPath}/${postingId}`;

/** An administrator edits a posting of any company, and adds postings to the one with this id. */
export const adminBackend = (companyId: string): PostingBackend => ({
  isAdmin: true,
  companyId,
  listPath: adminPath,
  planPath: '/admin-dashboard/plans',
  pathOf: adminPostingPath,
  create: (content, context) =>
    api.posting.createAsAdmin.call({ ...content, companyId }, { context }),
  save: (input) => api.posting.updateAsAdmin.call(input),
  publish: (input, context) => api.posting.setState.call({ ...input, to: 'active' }, { context }),
});

import { adminPostingInput } from '#web/features/posting/admin-posting-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { AdminPostingList as default } from '#web/features/posting/admin-posting-list.tsx';

export const loader = pageLoader({
  texts: ['admin-jobs', 'plan', 'apply', 'careers', 'conditions', 'posting-kind'],
  only: ['admin'],
  prefetch: ({ api, load, search }) =>
    load(api.posting.listAsAdmin.query(adminPostingInput(search))),
  title: (t) => t('admin-jobs.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.jobs' };

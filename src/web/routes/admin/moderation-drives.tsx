import { pageInput } from '#web/lib/page-links.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { OwnDrives as default } from '#web/features/drive/own-drives.tsx';

export const loader = pageLoader({
  texts: ['admin-community', 'admin-drive'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.drive.listOwn.query(pageInput(search))),
  title: (t) => t('admin-drive.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.moderation' };

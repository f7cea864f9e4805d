import { warningInput } from '#web/features/backup/warning-input.ts';
import { pageLoader } from '#web/lib/page.ts';

export { WarningList as default } from '#web/features/backup/warning-list.tsx';

export const loader = pageLoader({
  texts: ['admin-backup', 'admin-settings'],
  only: ['admin'],
  prefetch: ({ api, load, search }) => {
    const input = warningInput(search);
    return load(api.health.listWarnings.query(input));
  },
  title: (t) => t('dashboard.logs'),
});

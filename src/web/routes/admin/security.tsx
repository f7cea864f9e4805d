import { auditInput } from '#web/features/audit/audit-input.ts';
import { type PageHandle, pageLoader } from '#web/lib/page.ts';

export { AuditLog as default } from '#web/features/audit/audit-log.tsx';

export const loader = pageLoader({
  texts: [
    'admin-audit',
    'admin-backup',
    'admin-community',
    'admin-credential',
    'admin-companies',
    'team',
    'admin-drive',
    'admin-skill-test',
    'admin-jobs',
    'admin-plan',
    'admin-settings',
    'admin-tasks',
    'admin-users',
  ],
  only: ['admin'],
  prefetch: ({ api, load, search }) => load(api.audit.list.query(auditInput(search))),
  title: (t) => t('admin-audit.title'),
});

export const handle: PageHandle = { failed: 'admin.failed.audit' };

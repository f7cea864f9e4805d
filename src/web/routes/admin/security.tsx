import { auditInput } from '#web/features/audit/audit-input.ts';
import { AuditLog } from '#web/features/audit/audit-log.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ListFailed } from './failed-jobs.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';

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
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(api.audit.list.queryOptions({ input: auditInput(url.searchParams) })),
  title: (t) => t('admin-audit.title'),
});

export function ErrorBoundary() {
  const t = useTexts();
  return <ListFailed title={t('admin.failed.audit')} />;
}

export default function AdminSecurity() {
  return <AuditLog />;
}

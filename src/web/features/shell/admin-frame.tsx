import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';

const tabs = [
  'overview',
  'users',
  'companies',
  'company-users',
  'jobs',
  'plans',
  'analytics',
  'settings',
] as const;

/** Title and tabs of the back-office, around the current section. */
export function AdminFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <>
      <PageHeader title={t('admin.title')} purpose={t('admin.purpose')} />
      <div className="mt-6">
        <TabNav
          label={t('admin.tabs.label')}
          items={tabs.map((tab) => ({
            to: tab === 'overview' ? '/admin-dashboard' : `/admin-dashboard/${tab}`,
            label: t(`admin.tabs.${tab}`),
            end: tab === 'overview',
          }))}
        />
      </div>
      <div className="mt-6">{children}</div>
    </>
  );
}

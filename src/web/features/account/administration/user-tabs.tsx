import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';

const path = '/admin-dashboard/users';

export function UserTabs({ action, children }: { action: ReactNode; children: ReactNode }) {
  const t = useTexts();
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-20 font-semibold">{t('admin-users.title')}</h2>
        {action}
      </div>
      <TabNav
        label={t('admin-users.views.label')}
        items={[
          { to: path, label: t('admin-users.views.all'), end: true },
          { to: `${path}/admins`, label: t('admin-users.views.admins') },
        ]}
      />
      {children}
    </section>
  );
}

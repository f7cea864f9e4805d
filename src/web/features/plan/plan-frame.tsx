import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { adminPlansPath } from './plan-path.ts';

/** Title and tabs of the back office's plans. */
export function PlanFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h2 className="text-20 font-semibold">{t('admin-plan.title')}</h2>
        <p className="mt-1 max-w-text text-14 text-ink-muted">{t('admin-plan.purpose')}</p>
      </div>
      <TabNav
        label={t('admin-plan.tabs.label')}
        items={[
          { to: adminPlansPath, label: t('admin-plan.tabs.requests'), end: true },
          { to: `${adminPlansPath}/subscriptions`, label: t('admin-plan.tabs.subscriptions') },
        ]}
      />
      {children}
    </section>
  );
}

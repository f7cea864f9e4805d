import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';

const parts = [
  'reports',
  'messages',
  'newsletter',
  'events',
  'drives',
  'coaching',
  'test-items',
  'badges',
  'roadmap-links',
] as const;

/** The moderation area's navigation around its current page. */
export function ModerationFrame({ children }: { children: ReactNode }) {
  const t = useTexts();
  const base = '/admin-dashboard/moderation';
  return (
    <>
      <TabNav
        label={t('admin-community.nav')}
        items={parts.map((part) => ({
          to: part === 'reports' ? base : `${base}/${part}`,
          label: t(`admin-community.tabs.${part}`),
          end: part === 'reports',
        }))}
      />
      <div className="mt-6">{children}</div>
    </>
  );
}

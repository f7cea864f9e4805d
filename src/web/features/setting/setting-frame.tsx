import type { FormEvent, ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';

const path = '/admin-dashboard/settings';

/** The settings of the site under their sub-tabs. */
export function SettingTabs({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-20 font-semibold">{t('admin-settings.title')}</h2>
      <TabNav
        label={t('admin-settings.tabs.label')}
        items={[
          { to: path, label: t('admin-settings.tabs.general'), end: true },
          { to: `${path}/security`, label: t('admin-settings.tabs.security') },
          { to: `${path}/sources`, label: t('admin-settings.tabs.sources') },
        ]}
      />
      {children}
    </section>
  );
}

/** The form around one group, with what saves it. */
export function SettingForm({
  busy,
  isChanged,
  onSubmit,
  onUndo,
  conflict,
  children,
}: {
  busy: boolean;
  isChanged: boolean;
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  onUndo: () => void;
  conflict: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
  return (
    <form noValidate onSubmit={onSubmit} className="flex max-w-2xl flex-col gap-5">
      {conflict}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} busyText={t('admin-settings.saving')}>
          {t('admin-settings.save')}
        </Button>
        {isChanged && !busy && (
          <>
            <Button variant="ghost" onClick={onUndo}>
              {t('admin-settings.undo')}
            </Button>
            <span className="text-13 text-ink-muted">{t('admin-settings.unsaved')}</span>
          </>
        )}
      </div>
    </form>
  );
}

import type { ReactNode } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { SettingConflict } from './setting-conflict.tsx';
import type { useSettingForm } from './use-setting-form.ts';

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

/** The form around one group, with what saves it, and what to do when somebody was faster. */
export function SettingForm({
  form,
  children,
}: {
  form: ReturnType<typeof useSettingForm>;
  children: ReactNode;
}) {
  const t = useTexts();
  const { busy, isChanged, theirs } = form;
  return (
    <form noValidate onSubmit={form.onSubmit} className="flex max-w-2xl flex-col gap-5">
      {theirs && (
        <SettingConflict
          mine={form.typed}
          theirs={theirs}
          busy={busy}
          onKeep={form.saveOver}
          onTake={() => form.take(theirs)}
        />
      )}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={busy} busyText={t('admin-settings.saving')}>
          {t('admin-settings.save')}
        </Button>
        {isChanged && !busy && (
          <>
            <Button variant="ghost" onClick={form.undo}>
              {t('admin-settings.undo')}
            </Button>
            <span className="text-13 text-ink-muted">{t('admin-settings.unsaved')}</span>
          </>
        )}
      </div>
    </form>
  );
}

import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { SettingConflict } from './setting-conflict.tsx';
import { valuesOf } from './setting-values.ts';
import type { useSettingGroup } from './use-setting-group.ts';

type Group = { version: number };
type SettingGroupFormProps<Saved extends Group> = {
  group: ReturnType<typeof useSettingGroup<Saved>>;
  children: ReactNode;
};

/** The form of one settings group, with its save button and conflict handling. */
export function SettingGroupForm<Saved extends Group>({
  group: { form, theirs, take, saveOver },
  children,
}: SettingGroupFormProps<Saved>) {
  const t = useTexts();
  return (
    <Form form={form} className="flex max-w-2xl flex-col gap-5">
      {theirs && (
        <SettingConflict
          mine={form.values}
          theirs={valuesOf(theirs)}
          busy={form.busy}
          onKeep={() => saveOver(theirs)}
          onTake={() => take(theirs)}
        />
      )}
      {form.isRestored && !theirs && <RestoredNotice onDiscard={form.reset} />}
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton busyText={t('common.saving')}>{t('admin-settings.save')}</SubmitButton>
        {form.isDirty && !form.busy && (
          <>
            <Button variant="ghost" onClick={form.reset}>
              {t('admin-settings.undo')}
            </Button>
            <span className="text-13 text-ink-muted">{t('admin-settings.unsaved')}</span>
          </>
        )}
      </div>
    </Form>
  );
}

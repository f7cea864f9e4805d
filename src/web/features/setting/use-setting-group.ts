import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { Fields } from '#domain/fields.ts';
import type { SettingGroup } from '#domain/setting/setting-groups.ts';
import { api } from '#web/lib/api.ts';
import type { Problems } from '#web/lib/form-problems.ts';
import { invalidate } from '#web/lib/invalidate.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useUnloadWarning } from '#web/lib/use-unload-warning.ts';
import { toast } from '#web/ui/toast-store.ts';
import { settingsFrom, valuesOf } from './setting-values.ts';

type Options<Group> = {
  group: SettingGroup;
  loaded: Group;
  fields: Fields;
  validate?: (settings: Group) => Problems;
  save: (settings: Group) => Promise<Group>;
  /** Asks before saving; false keeps the form as typed. */
  ask?: (settings: Group) => Promise<boolean>;
  onSaved?: (saved: Group) => void;
};

const declined = new Error('not confirmed');

/** One settings group as a form: saved as a whole, with conflict detection. */
export function useSettingGroup<Group extends { version: number }>(options: Options<Group>) {
  const t = useTexts();
  const cache = useQueryClient();
  const [base, setBase] = useState(options.loaded);
  const [theirs, setTheirs] = useState<Group | null>(null);
  const follow = (now: Group) => {
    setBase(now);
    setTheirs(null);
    // The banner of maintenance mode comes with the account.
    void invalidate(cache, api.setting, api.account.me);
  };
  const form = useForm({
    initial: valuesOf(base),
    draft: `settings-${options.group}`,
    fields: options.fields,
    validate: (values) => options.validate?.(settingsFrom(values, base)) ?? {},
    submit: async (values) => {
      const settings = settingsFrom(values, base);
      if (options.ask && !(await options.ask(settings))) throw declined;
      return options.save(settings);
    },
    onDone: (saved) => {
      follow(saved);
      toast({ title: t('admin-settings.saved'), tone: 'success' });
      options.onSaved?.(saved);
    },
    onFailed: (error): boolean => {
      if (error === declined) return true;
      const current = (error as { data?: Group }).data;
      if (refusalOf(error) !== 'SETTINGS_CHANGED' || current === undefined) return false;
      form.takeOver(valuesOf(current));
      setTheirs(current);
      return false;
    },
    failedTitle: t('admin-settings.failed'),
  });

  useUnloadWarning(form.isDirty);

  return {
    form,
    theirs,
    /** Replaces what is typed with someone else's saved values. */
    take: (now: Group) => {
      follow(now);
      form.reset();
    },
    /** Overwrites someone else's saved values. */
    saveOver: ({ version }: Group) => {
      flushSync(() => form.set('version', String(version)));
      form.props.ref.current?.requestSubmit();
    },
  };
}

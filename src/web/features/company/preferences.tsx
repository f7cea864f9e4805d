import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { CompanySettings } from '#contract/company-profile.ts';
import {
  type CompanySettingName,
  companySettingNames as names,
} from '#domain/company/company-settings.ts';
import { api } from '#web/lib/api.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { RestoredNotice } from '#web/lib/restored-notice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { ConflictNotice } from './conflict-notice.tsx';
import { startOf, useConflict, versionFor } from './use-conflict.ts';

const groups = [
  {
    title: 'notifications',
    names: ['notifiesApplications', 'notifiesMessages', 'notifiesWithdrawals'],
  },
  { title: 'privacy', names: ['showsResponseTime', 'hidesContact', 'isIndexed'] },
] as const satisfies { title: string; names: CompanySettingName[] }[];

const valueOf = (isOn: boolean) => (isOn ? 'on' : '');

function enteredOf(settings: CompanySettings): FormValues {
  return Object.fromEntries(names.map((name) => [name, valueOf(settings[name])]));
}

/** What the company chooses for everyone in it. */
export function Preferences() {
  const t = useTexts();
  const cache = useQueryClient();
  const loaded = api.company.loadSettings.query();
  const { data } = useSuspenseQuery(loaded);
  const { base, theirs, follow, noticed } = useConflict(data);
  const take = (next: CompanySettings) => {
    follow(next);
    cache.setQueryData(loaded.queryKey, next);
  };
  const start = startOf(enteredOf(base));
  const form = useForm({
    initial: start,
    draft: 'company-preferences',
    submit: (values, { context }) => {
      const entries = names.map((name) => [name, Boolean(values[name])]);
      const settings = Object.fromEntries(entries) as Record<CompanySettingName, boolean>;
      const input = { ...settings, version: versionFor(values, start, base) };
      return api.company.saveSettings.call(input, { context });
    },
    onDone: (saved) => take(saved),
    doneText: t('company.preferences.saved'),
    onFailed: (error, sent): boolean => noticed(error, sent, form, enteredOf),
    failedTitle: t('company.preferences.failed'),
  });
  const differing = theirs
    ? names.filter((name) => valueOf(theirs[name]) !== form.values[name])
    : [];
  return (
    <Form form={form} className="flex flex-col gap-6">
      {theirs && (
        <ConflictNotice
          form={form}
          theirs={theirs}
          enteredOf={enteredOf}
          differing={differing.map((name) => t(`company.preferences.${name}`))}
          take={take}
        />
      )}
      {form.isRestored && !theirs && <RestoredNotice onDiscard={form.reset} />}
      {groups.map((group) => (
        <Card
          key={group.title}
          title={t(`company.preferences.${group.title}`)}
          description={t(`company.preferences.${group.title}-text`)}
        >
          <div className="flex flex-col gap-2">
            {group.names.map((name) => (
              <Checkbox
                key={name}
                name={name}
                defaultChecked={base[name]}
                label={t(`company.preferences.${name}`)}
                description={t(`company.preferences.${name}-text`)}
              />
            ))}
          </div>
        </Card>
      ))}
      <SubmitButton busyText={t('common.saving')} className="self-start">
        {t('dashboard.save-changes')}
      </SubmitButton>
    </Form>
  );
}

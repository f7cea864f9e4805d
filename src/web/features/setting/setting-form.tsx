import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { FormState } from '#web/lib/use-form.ts';

type Props = { form: FormState; saveText?: string; children: ReactNode };

export function SettingForm({ form, saveText, children }: Props) {
  const t = useTexts();
  return (
    <Form form={form} className="flex flex-col gap-6">
      {children}
      <SubmitButton busyText={t('common.saving')} className="self-start">
        {saveText ?? t('dashboard.save-changes')}
      </SubmitButton>
    </Form>
  );
}

import type { ReactNode } from 'react';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import type { FormState } from '#web/lib/use-form.ts';

export function SettingForm({ form, children }: { form: FormState; children: ReactNode }) {
  const t = useTexts();
  return (
    <Form form={form} className="flex flex-col gap-6">
      {children}
      <SubmitButton busyText={t('settings.saving')} className="self-start">
        {t('settings.save')}
      </SubmitButton>
    </Form>
  );
}

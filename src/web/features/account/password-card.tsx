import { api } from '#web/lib/api.ts';
import { Form, SubmitButton } from '#web/lib/form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Card } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { findNewPasswordProblems, passwordFieldOf, usePasswordRefusal } from './new-password.ts';

export function PasswordCard({ hasPassword, minimum }: { hasPassword: boolean; minimum: number }) {
  const t = useTexts();
  const form = useForm({
    validate: (values) =>
      hasPassword && !values['current']
        ? { current: 'CURRENT_PASSWORD_REQUIRED' }
        : findNewPasswordProblems(values, minimum),
    fieldOf: passwordFieldOf,
    textOf: usePasswordRefusal(minimum),
    changes: api.account.key(),
    submit: ({ current = '', password = '', confirmation = '' }) =>
      api.account.setPassword.call({ current, password, confirmation }),
    onDone: () => toast({ title: t('security.password.done'), tone: 'success' }),
  });
  return (
    <Card
      title={t(hasPassword ? 'security.password.title' : 'security.password.set-title')}
      description={t(hasPassword ? 'security.password.text' : 'security.password.set-text')}
    >
      <Form form={form} className="flex flex-col gap-4">
        {hasPassword && (
          <PasswordField
            name="current"
            label={t('security.password.current')}
            autoComplete="current-password"
          />
        )}
        <PasswordField
          name="password"
          label={t('auth.reset.password')}
          help={t('auth.signup.hint', { minimum })}
          autoComplete="new-password"
        />
        <PasswordField
          name="confirmation"
          label={t('auth.reset.confirmation')}
          autoComplete="new-password"
        />
        <SubmitButton variant="secondary" className="self-start" busyText={t('auth.reset.busy')}>
          {t(hasPassword ? 'security.password.title' : 'security.password.set')}
        </SubmitButton>
      </Form>
    </Card>
  );
}

import { useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { PasswordField } from '#web/lib/password-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { GeneratedPassword } from './generated-password.tsx';

/** Resets a password: by a mailed link, or with a generated password that is shown once. */
export default function ResetPassword({
  user,
  isCompany = false,
  ...dialog
}: {
  user: Pick<UserRow, 'id' | 'email' | 'version'>;
  isCompany?: boolean;
} & DialogState) {
  const t = useTexts();
  const [newPassword, setNewPassword] = useState<string | null>(null);
  const form = useForm({
    initial: { way: 'link' },
    fieldOf: {
      PASSWORD_TOO_SHORT: 'password',
      PASSWORD_TOO_LONG: 'password',
      PASSWORD_COMMON: 'password',
    },
    changes: api.account.key(),
    submit: ({ way, password }) =>
      api.account.setUserPassword.call({
        userId: user.id,
        version: user.version,
        way: way === 'password' ? way : 'link',
        ...(way === 'password' && password && { password }),
      }),
    onDone: ({ email, password }) => {
      dialog.onClose();
      if (password === null)
        toast({ title: t('admin-users.reset.sent', { email }), tone: 'success' });
      else setNewPassword(password);
    },
    failedTitle: t('admin-users.failed.password'),
  });
  return (
    <>
      <DialogForm
        form={form}
        {...dialog}
        forgets
        title={t(isCompany ? 'admin-users.reset.company-title' : 'admin-users.reset.title')}
        description={t('admin-users.reset.text', { email: user.email })}
        submitText={t('admin-users.reset.submit')}
        busyText={t('admin-users.reset.busy')}
      >
        <RadioGroup
          {...form.control('way')}
          legend={t('admin-users.reset.way')}
          options={(['link', 'password'] as const).map((each) => ({
            value: each,
            label: t(`admin-users.reset.${each}`),
            description: t(`admin-users.reset.${each}-help`),
          }))}
        />
        {form.values['way'] === 'password' && (
          <PasswordField
            name="password"
            label={t('admin-users.reset.new')}
            help={t('admin-users.reset.new-help')}
            autoComplete="new-password"
          />
        )}
      </DialogForm>
      <GeneratedPassword
        email={user.email}
        password={newPassword}
        onClose={() => setNewPassword(null)}
      />
    </>
  );
}

import type { SetUp } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { TwoFactorSecret } from './two-factor-secret.tsx';

/** Shows the secret for an authenticator app and verifies a code from it. */
export function SetUpDialog({
  setUp,
  onClose,
  onDone,
}: {
  setUp: (SetUp & { token: string }) | null;
  onClose: () => void;
  onDone: (codes: readonly string[]) => void;
}) {
  const t = useTexts();
  const form = useForm({
    validate: (values) => (values['code']?.trim() ? {} : { code: 'CODE_REQUIRED' }),
    fieldOf: 'code',
    changes: api.account.loadSecurity.key(),
    submit: (values) =>
      api.account.confirmTwoFactor.call({
        token: setUp?.token ?? '',
        code: values['code'] ?? '',
      }),
    onDone: ({ codes }) => onDone(codes),
  });
  return (
    <DialogForm
      form={form}
      open={setUp !== null}
      onClose={onClose}
      title={t('security.set-up.title')}
      description={t('security.set-up.text')}
      submitText={t('security.set-up.submit')}
      busyText={t('security.confirm.busy')}
      className="flex flex-col gap-5"
    >
      {setUp && <TwoFactorSecret setUp={setUp} />}
      <TextField
        name="code"
        label={t('security.code.label')}
        help={t('security.code.help')}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={20}
      />
    </DialogForm>
  );
}

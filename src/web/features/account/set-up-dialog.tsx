import type { SetUp } from '#contract/account-security.ts';
import { api } from '#web/lib/api.ts';
import { useConfirmed } from '#web/lib/confirmed.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { SetUpFacts } from './set-up-facts.tsx';

/** Shows an app what it has to know, and takes the code that shows that it does. */
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
  const confirmed = useConfirmed();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge: (typed) => (typed['code']?.trim() ? {} : { code: 'CODE_REQUIRED' }),
    fieldOf: () => 'code',
    changes: api.account.loadSecurity.key(),
    failedTitle: t('security.failed'),
    send: (typed) =>
      confirmed(() =>
        api.account.confirmTwoFactor.call({ token: setUp?.token ?? '', code: typed['code'] ?? '' }),
      ),
    onDone: ({ codes }) => onDone(codes),
  });
  const { control, error } = field('code');
  return (
    <FormDialog
      {...dialog}
      open={setUp !== null}
      title={t('security.set-up.title')}
      description={t('security.set-up.text')}
      submitText={t('security.set-up.submit')}
      busyText={t('security.confirm.busy')}
    >
      {setUp && (
        <form {...form} className="flex flex-col gap-5">
          <SetUpFacts setUp={setUp} />
          <Field label={t('security.code.label')} help={t('security.code.help')} error={error}>
            <Input {...control} inputMode="numeric" autoComplete="one-time-code" maxLength={20} />
          </Field>
        </form>
      )}
    </FormDialog>
  );
}

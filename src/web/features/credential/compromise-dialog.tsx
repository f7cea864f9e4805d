import type { SigningKey } from '#contract/credential.ts';
import { instantOf } from '#domain/event/instant-of.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { Problems } from '#web/lib/form-problems.ts';
import { TextField } from '#web/lib/text-field.tsx';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { keyName } from './key-name.ts';

/** Marks a key that others may have had, after saying what that means for badges. */
export function CompromiseDialog({
  signingKey: { id: keyId, badges },
  ...dialog
}: {
  signingKey: SigningKey;
} & DialogState) {
  const t = useTexts();
  const { timeZone } = useLocale();
  const form = useForm({
    validate: ({ from = '' }): Problems => {
      if (from === '') return { from: 'FIELDS_REQUIRED' };
      const at = instantOf(from, timeZone);
      return at === null || at > new Date() ? { from: 'COMPROMISE_TIME' } : {};
    },
    fieldOf: 'from',
    changes: api.credential.key(),
    submit: ({ from = '' }, { context }) =>
      api.credential.markCompromised.call(
        { keyId, from: instantOf(from, timeZone) ?? new Date(Number.NaN) },
        { context },
      ),
    onDone: dialog.onClose,
    doneText: t('admin-credential.keys.dialog.done'),
    failedTitle: t('admin-credential.keys.dialog.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('admin-credential.keys.dialog.title')}
      description={t('admin-credential.keys.dialog.key', { key: keyName(keyId) })}
      submitText={t('admin-credential.keys.dialog.submit')}
      busyText={t('admin-credential.keys.dialog.busy')}
    >
      <TextField
        name="from"
        type="datetime-local"
        label={t('admin-credential.keys.dialog.from')}
        help={t('admin-credential.keys.dialog.from-help', { zone: timeZone })}
        required
      />
      <ul className="flex list-disc flex-col gap-2 ps-5 text-14">
        <li>{t('admin-credential.keys.dialog.valid')}</li>
        <li>{t('admin-credential.keys.dialog.refused')}</li>
        <li>{t('admin-credential.keys.dialog.again', { count: badges })}</li>
        <li>{t('admin-credential.keys.dialog.holders')}</li>
      </ul>
      <p className="text-14 font-medium">{t('admin-credential.keys.dialog.final')}</p>
    </DialogForm>
  );
}

import { useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { findNameProblems, maxName as longest } from './find-name-problems.ts';

type Props = { user: UserRow } & DialogState;

export default function EditUser({ user, ...dialog }: Props) {
  const t = useTexts();
  // Edits the version that was opened; after a refusal, the version listed by then.
  const [version, setVersion] = useState(user.version);
  const form = useForm({
    initial: {
      firstName: user.firstName,
      lastName: user.lastName,
      phone: user.phone ?? '',
      location: user.location ?? '',
    },
    validate: findNameProblems,
    longest,
    changes: api.account.key(),
    submit: ({ firstName = '', lastName = '', phone = '', location = '' }) => {
      const input = { userId: user.id, firstName, lastName, phone, location, version };
      return api.account.updateUser.call(input);
    },
    onDone: (done) => {
      setVersion(done.version);
      dialog.onClose();
    },
    doneText: t('admin-users.done.saved'),
    failedTitle: t('admin-users.failed.saved'),
  });
  return (
    <DialogForm
      form={form}
      open={dialog.open}
      onClose={() => {
        setVersion(user.version);
        dialog.onClose();
      }}
      title={t('admin-users.form.edit')}
      description={t('admin-users.form.edit-text')}
      submitText={t('dashboard.save')}
      busyText={t('common.saving')}
      className="grid gap-4 sm:grid-cols-2"
    >
      <p className="text-14 wrap-anywhere text-ink-muted sm:col-span-2">{user.email}</p>
      <TextField
        name="firstName"
        label={t('admin-users.form.first-name')}
        required
        autoComplete="off"
      />
      <TextField name="lastName" label={t('admin-users.form.last-name')} autoComplete="off" />
      <TextField name="phone" label={t('common.phone')} type="tel" autoComplete="off" />
      <TextField name="location" label={t('dashboard.location')} autoComplete="off" />
    </DialogForm>
  );
}

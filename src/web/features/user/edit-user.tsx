import { useState } from 'react';
import type { UserRow } from '#contract/account-users.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { judgeName, longestName } from './judge-name.ts';

type Props = { user: UserRow; open: boolean; onClose: () => void };

/** Corrects what an account says about its owner. */
export default function EditUser({ user, open, onClose }: Props) {
  const t = useTexts();
  // What is changed is what was read; after a refusal, what is listed by then.
  const [version, setVersion] = useState(user.version);
  const { dialog, form, field } = useDialogForm({
    onClose: () => {
      setVersion(user.version);
      onClose();
    },
    judge: judgeName,
    longest: longestName,
    fieldOf: () => undefined,
    changes: api.account.key(),
    failedTitle: t('admin-users.failed.saved'),
    send: ({ firstName = '', lastName = '', phone = '', location = '' }) =>
      api.account.updateUser.call({
        userId: user.id,
        firstName,
        lastName,
        phone,
        location,
        version,
      }),
    onDone: (done) => {
      setVersion(done.version);
      onClose();
      toast({ title: t('admin-users.done.saved'), tone: 'success' });
    },
  });
  const [first, last] = [field('firstName', user.firstName), field('lastName', user.lastName)];
  const [phone, location] = [
    field('phone', user.phone ?? ''),
    field('location', user.location ?? ''),
  ];
  return (
    <FormDialog
      {...dialog}
      open={open}
      title={t('admin-users.form.edit')}
      description={t('admin-users.form.edit-text')}
      submitText={t('admin-users.form.save')}
      busyText={t('admin-users.form.saving')}
    >
      <form {...form} className="grid gap-4 sm:grid-cols-2">
        <p className="text-14 wrap-anywhere text-ink-muted sm:col-span-2">{user.email}</p>
        <Field label={t('admin-users.form.first-name')} required error={first.error}>
          <Input {...first.control} required autoComplete="off" />
        </Field>
        <Field label={t('admin-users.form.last-name')} error={last.error}>
          <Input {...last.control} autoComplete="off" />
        </Field>
        <Field label={t('admin-users.form.phone')} error={phone.error}>
          <Input {...phone.control} type="tel" autoComplete="off" />
        </Field>
        <Field label={t('admin-users.form.location')} error={location.error}>
          <Input {...location.control} autoComplete="off" />
        </Field>
      </form>
    </FormDialog>
  );
}

import { useState } from 'react';
import { isEmail } from '#domain/account/may-sign-in.ts';
import { memberRoles } from '#domain/actor.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { accessField, AccessFields, chosenIn } from './access-fields.tsx';

function validate({ email = '' }: FormValues): { email?: 'EMAIL_INVALID' } {
  return email.trim() === '' || isEmail(email.trim()) ? {} : { email: 'EMAIL_INVALID' };
}

type Props = { postings: readonly { id: string; title: string }[] } & DialogState;

export default function InviteForm({ postings, ...dialog }: Props) {
  const t = useTexts();
  const [isLimited, setIsLimited] = useState(false);
  const form = useForm({
    initial: {
      email: '',
      role: 'recruiter',
      ...Object.fromEntries(postings.map(({ id }) => [accessField(id), ''])),
    },
    validate,
    fieldOf: { ALREADY_MEMBER: 'email' },
    changes: api.team.key(),
    submit: async (values, { context }) => {
      const role = memberRoles.find((each) => each === values['role']) ?? 'recruiter';
      const input = {
        role,
        email: values['email']?.trim() || null,
        postingIds: isLimited && role !== 'owner' ? chosenIn(values, postings) : null,
      };
      await api.team.createInvitation.call(input, { context });
      return input.email;
    },
    onDone: dialog.onClose,
    doneText: (email) => (email ? t('team.form.sent', { email }) : t('team.form.created')),
    failedTitle: t('team.form.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('team.invite')}
      description={t('team.form.text')}
      size="sm"
      submitText={t('team.form.submit')}
      busyText={t('team.form.busy')}
    >
      <TextField
        name="email"
        type="email"
        label={t('common.email')}
        help={t('team.form.email-help')}
        autoComplete="off"
      />
      <SelectField
        name="role"
        label={t('team.role')}
        help={t('team.role-text', { role: form.values['role'] ?? '' })}
        options={optionsOf(memberRoles, (role) => t(`team.roles.${role}`))}
      />
      {form.values['role'] !== 'owner' && (
        <AccessFields
          postings={postings}
          values={form.values}
          isLimited={isLimited}
          onChange={setIsLimited}
        />
      )}
    </DialogForm>
  );
}

import { useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { AccessFields, accessField, chosenIn } from './access-fields.tsx';

type Props = {
  member: TeamMember;
  postings: readonly { id: string; title: string }[];
} & DialogState;

/** An owner chooses the jobs that a member may see. */
export default function AccessForm({ member, postings, ...dialog }: Props) {
  const t = useTexts();
  const { userId, name, role: from, isLimited, postingIds } = member;
  const [isSome, setIsSome] = useState(isLimited);
  const form = useForm({
    initial: Object.fromEntries(
      postings.map(({ id }) => [accessField(id), postingIds.includes(id) ? 'on' : '']),
    ),
    changes: api.team.key(),
    submit: (values: FormValues, { context }) => {
      const selectedIds = chosenIn(values, postings);
      return api.team.setAccess.call(
        { userId, from, isLimited: isSome, postingIds: isSome ? selectedIds : [] },
        { context },
      );
    },
    onDone: dialog.onClose,
    doneText: t('team.access.saved', { name }),
    failedTitle: t('team.access.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('team.access.choose', { name })}
      description={t('team.access.text')}
      size="sm"
      submitText={t('team.access.submit')}
      busyText={t('common.saving')}
    >
      <AccessFields
        postings={postings}
        values={form.values}
        isLimited={isSome}
        onChange={setIsSome}
      />
    </DialogForm>
  );
}

import { useState } from 'react';
import type { TeamMember } from '#contract/team.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Checkbox } from '#web/ui/checkbox.tsx';
import type { DialogState } from '#web/ui/dialog.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

type Props = {
  member: TeamMember;
  postings: readonly { id: string; title: string }[];
} & DialogState;

const nameOf = (postingId: string) => `posting-${postingId}`;

/** An owner chooses the jobs that a member may see. */
export default function AccessForm({ member, postings, ...dialog }: Props) {
  const t = useTexts();
  const { userId, name, role: from, isLimited, postingIds } = member;
  const [isSome, setIsSome] = useState(isLimited);
  const form = useForm({
    initial: Object.fromEntries(
      postings.map(({ id }) => [nameOf(id), postingIds.includes(id) ? 'on' : '']),
    ),
    changes: api.team.key(),
    submit: (values: FormValues, { context }) => {
      const selectedIds = postings.map(({ id }) => id).filter((id) => values[nameOf(id)]);
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
      <RadioGroup
        legend={t('team.access.title')}
        name="access"
        value={isSome ? 'some' : 'all'}
        onValueChange={(value) => setIsSome(value === 'some')}
        options={[
          { value: 'all', label: t('team.access.all') },
          { value: 'some', label: t('team.access.selected') },
        ]}
      />
      {isSome && (
        <fieldset className="max-h-72 overflow-y-auto rounded-control border border-line p-3">
          <legend className="sr-only">{t('team.access.jobs')}</legend>
          {postings.length === 0 && (
            <p className="text-13 text-ink-muted">{t('team.access.no-jobs')}</p>
          )}
          {postings.map(({ id, title }) => (
            <Checkbox
              key={id}
              name={nameOf(id)}
              defaultChecked={Boolean(form.values[nameOf(id)])}
              label={title || t('team.access.untitled')}
            />
          ))}
        </fieldset>
      )}
    </DialogForm>
  );
}

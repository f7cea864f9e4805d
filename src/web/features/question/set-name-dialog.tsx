import { questionSetFields } from '#domain/question/question-fields.ts';
import { maxSetNameLength } from '#domain/question/question-limits.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';

/** Asks for the name under which a set is saved, or for another one. */
export default function SetNameDialog({
  setId,
  name: before,
  isSaved,
  onClose,
}: {
  setId: string;
  name: string;
  isSaved: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const words = isSaved ? ('question.rename-set' as const) : ('question.save-set' as const);
  const form = useForm({
    initial: { name: before },
    fields: questionSetFields,
    changes: api.question.key(),
    submit: ({ name = '' }, { context }) => api.question.saveSet.call({ setId, name }, { context }),
    onDone: onClose,
    doneText: t(`${words}.done`),
    failedTitle: t(`${words}.failed`),
  });
  return (
    <DialogForm
      form={form}
      open
      onClose={onClose}
      size="sm"
      title={t(`${words}.title`)}
      submitText={t(`${words}.submit`)}
      busyText={t('common.saving')}
    >
      <TextField
        name="name"
        label={t('dashboard.name')}
        required
        maxLength={maxSetNameLength}
        autoComplete="off"
      />
    </DialogForm>
  );
}

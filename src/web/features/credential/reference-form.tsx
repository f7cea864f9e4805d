import { useQueryClient } from '@tanstack/react-query';
import { referenceFields } from '#domain/credential/reference.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { useUndoToast } from '#web/lib/use-undo-toast.ts';
import type { DialogState } from '#web/ui/dialog.tsx';

/** Asks a mentor for a reference by mail. */
export default function ReferenceForm(dialog: DialogState) {
  const t = useTexts();
  const cache = useQueryClient();
  const offerUndo = useUndoToast();
  const changes = api.credential.listOwn.key();
  const form = useForm({
    initial: { name: '', email: '', relation: '', message: '' },
    fields: referenceFields,
    changes,
    submit: (values, { context }) =>
      api.credential.askReference.call(valuesOf(referenceFields, values), { context }),
    onDone: ({ id }, { name = '' }) => {
      dialog.onClose();
      offerUndo({
        title: t('credential.reference.form.done', { name }),
        description: t('credential.reference.form.grace'),
        undo: () => api.credential.cancelReference.call({ referenceId: id }),
        undone: t('credential.reference.cancelled'),
        failed: t('dashboard.failed'),
        reload: () => cache.invalidateQueries({ queryKey: changes }),
      });
    },
    failedTitle: t('credential.reference.form.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('credential.reference.ask')}
      submitText={t('credential.reference.form.submit')}
      busyText={t('common.sending')}
    >
      <TextField
        name="name"
        label={t('credential.reference.form.name')}
        required
        autoComplete="off"
      />
      <TextField
        name="email"
        type="email"
        label={t('credential.reference.form.email')}
        required
        autoComplete="off"
      />
      <TextField
        name="relation"
        label={t('credential.reference.form.relation')}
        help={t('credential.reference.form.relation-help')}
        required
        autoComplete="off"
      />
      <TextareaField
        name="message"
        label={t('credential.reference.form.message')}
        mark={t('common.optional')}
        rows={3}
      />
    </DialogForm>
  );
}

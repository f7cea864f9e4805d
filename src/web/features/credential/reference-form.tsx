import { undoSeconds } from '#domain/application/bulk-move.ts';
import { referenceFields } from '#domain/credential/reference.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { TextareaField, TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import type { DialogState } from '#web/ui/dialog.tsx';
import { toast } from '#web/ui/toast-store.ts';

type Props = DialogState & { onUndo: (referenceId: string) => void };

/** Asks a mentor for a reference by mail. */
export default function ReferenceForm({ onUndo, ...dialog }: Props) {
  const t = useTexts();
  const form = useForm({
    initial: { name: '', email: '', relation: '', message: '' },
    fields: referenceFields,
    changes: api.credential.listOwn.key(),
    submit: (values, { context }) =>
      api.credential.askReference.call(valuesOf(referenceFields, values), { context }),
    onDone: ({ id }, { name = '' }) => {
      dialog.onClose();
      toast({
        title: t('credential.reference.form.done', { name }),
        description: t('credential.reference.form.grace'),
        tone: 'success',
        durationMs: undoSeconds * 1_000,
        action: { label: t('common.undo'), onAction: () => onUndo(id) },
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

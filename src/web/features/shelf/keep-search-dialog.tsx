import type { Refusal } from '#domain/refusals.ts';
import { alertTimes, longestSearchName } from '#domain/shelf/shelf-limits.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogForm } from '#web/lib/use-dialog-form.ts';
import { Field } from '#web/ui/field.tsx';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { Input } from '#web/ui/input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { queryText } from './query-text.ts';

function judge({ name = '' }: Record<string, string>) {
  const problems: Partial<Record<string, Refusal>> = {};
  if (name.trim() === '') problems['name'] = 'FIELDS_REQUIRED';
  if (name.trim().length > longestSearchName) problems['name'] = 'TEXT_TOO_LONG';
  return problems;
}

/** The name of a search that is kept, and how often it is mailed. */
export default function KeepSearchDialog({
  query,
  open,
  onClose,
}: {
  query: string;
  open: boolean;
  onClose: () => void;
}) {
  const t = useTexts();
  const { dialog, form, field } = useDialogForm({
    onClose,
    judge,
    longest: { name: longestSearchName },
    fieldOf: () => undefined,
    changes: api.shelf.key(),
    failedTitle: t('shelf.keep.failed'),
    send: ({ name = '', alert: typed = '' }, idempotencyKey) => {
      const alert = alertTimes.find((each) => each === typed) ?? 'off';
      return api.shelf.createSearch.call({ name, query, alert }, { context: { idempotencyKey } });
    },
    onDone: () => {
      onClose();
      toast({ title: t('shelf.keep.done'), tone: 'success' });
    },
  });
  const [name, alert] = [field('name'), field('alert')];
  return (
    <FormDialog
      {...dialog}
      open={open}
      size="sm"
      title={t('shelf.keep.title')}
      description={t('shelf.keep.text')}
      submitText={t('shelf.keep.submit')}
      busyText={t('shelf.keep.busy')}
    >
      <form {...form} className="flex flex-col gap-4">
        <Field label={t('shelf.keep.name')} required error={name.error}>
          <Input
            {...name.control}
            defaultValue={queryText(query, t).slice(0, longestSearchName)}
            maxLength={longestSearchName}
          />
        </Field>
        <Field label={t('shelf.keep.alert')} error={alert.error}>
          <Select
            {...alert.control}
            defaultValue="daily"
            options={alertTimes.map((value) => ({
              value,
              label: t(`shelf.searches.alerts.${value}`),
            }))}
          />
        </Field>
      </form>
    </FormDialog>
  );
}

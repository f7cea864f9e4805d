import { useQuery } from '@tanstack/react-query';
import type { AcademicForm } from '#contract/drive.ts';
import { academicFields } from '#domain/drive/drive-fields.ts';
import { levels } from '#domain/drive/judge-eligibility.ts';
import { valuesOf } from '#domain/fields.ts';
import { api } from '#web/lib/api.ts';
import { DialogForm } from '#web/lib/dialog-form.tsx';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { TextField } from '#web/lib/text-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useForm } from '#web/lib/use-form.ts';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';

type Results = AcademicForm & { version: number };

/** The student's own results; the form opens once they are loaded. */
export default function ResultsForm(props: DialogState) {
  const t = useTexts();
  const query = useQuery(api.drive.loadAcademics.query());
  const { data } = query;
  if (data) return <ResultsDialog key={data.version} {...props} saved={data} />;
  return (
    query.isError && (
      <Dialog {...props} title={t('drive.marks.title')}>
        <LoadFailure query={query} />
      </Dialog>
    )
  );
}

function ResultsDialog({ saved, ...dialog }: DialogState & { saved: Results }) {
  const t = useTexts();
  const { version, ...results } = saved;
  const form = useForm({
    initial: Object.fromEntries(
      Object.entries(results).map(([name, value]) => [name, value?.toString() ?? '']),
    ),
    fields: academicFields,
    changes: api.drive.key(),
    submit: (values) =>
      api.drive.saveAcademics.call({ ...valuesOf(academicFields, values), version }),
    onDone: dialog.onClose,
    doneText: t('drive.marks.saved'),
    failedTitle: t('drive.marks.failed'),
  });
  return (
    <DialogForm
      form={form}
      {...dialog}
      title={t('drive.marks.title')}
      description={t('drive.marks.text')}
      submitText={t('drive.marks.save')}
      busyText={t('common.saving')}
    >
      <p className="text-13 text-ink-muted">{t('drive.marks.scale')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {levels.flatMap((level) => {
          const name = t(`drive.marks.levels.${level}`);
          return (['Percent', 'Cgpa'] as const).map((scale) => (
            <TextField
              key={level + scale}
              name={level + scale}
              label={t(scale === 'Percent' ? 'drive.marks.percent' : 'drive.marks.cgpa', {
                level: name,
              })}
              inputMode="decimal"
              autoComplete="off"
            />
          ));
        })}
        <TextField
          name="backlogs"
          label={t('drive.marks.backlogs')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="gapMonths"
          label={t('drive.marks.gap')}
          inputMode="numeric"
          autoComplete="off"
        />
        <TextField
          name="batchYear"
          label={t('drive.marks.batch')}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </DialogForm>
  );
}

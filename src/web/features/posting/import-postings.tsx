import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import type { ImportReport } from '#contract/posting-import.ts';
import { importColumns, requiredColumns } from '#domain/posting/import-columns.ts';
import { maxImportLength, maxImported } from '#domain/posting/import-limits.ts';
import { importProblemText } from '#texts/import-problem-text.ts';
import { api } from '#web/lib/api.ts';
import { type CompanyOption, CompanyChoice } from '#web/lib/company-choice.tsx';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { useIntentKey } from '#web/lib/use-intent-key.ts';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Page } from '#web/ui/page.tsx';
import { ImportDone } from './import-done.tsx';
import { ImportPreview } from './import-preview.tsx';

type Choice = { company: CompanyOption | null; file: File | null; asDraft: boolean };

/** An administrator imports postings from a file: choose, check each row, import, take back. */
export function ImportPostings() {
  const t = useTexts();
  const sizeText = useFileSize();
  const cache = useQueryClient();
  const keyFor = useIntentKey();
  const [choice, setChoice] = useState<Choice>({ company: null, file: null, asDraft: true });
  const [problem, setProblem] = useState<'company' | 'file' | 'size' | null>(null);
  const [checked, setChecked] = useState<{ choice: Choice; report: ImportReport } | null>(null);
  const [done, setDone] = useState<ImportReport | null>(null);
  const { company, file, asDraft } = choice;
  // A check is of one choice: another one needs its own, even when the answer is still to come.
  const preview = checked?.choice === choice ? checked.report : null;
  const change = (part: Partial<Choice>) => {
    setChoice({ ...choice, ...part });
    setProblem(null);
  };
  const run = useMutation({
    mutationFn: async ({ chosen, isPreview }: { chosen: Choice; isPreview: boolean }) => {
      const input = {
        text: (await chosen.file?.text()) ?? '',
        companyId: chosen.company?.id ?? '',
        asDraft: chosen.asDraft,
        isPreview,
      };
      return api.posting.importAsAdmin.call(input, { context: { idempotencyKey: keyFor(input) } });
    },
    onSuccess: (report, { chosen, isPreview }) => {
      if (isPreview || report.problems.length > 0) return setChecked({ choice: chosen, report });
      setChecked(null);
      setDone(report);
      return cache.invalidateQueries({ queryKey: api.posting.key() });
    },
    onError: (error) => showFailure(t, 'admin-jobs.import.failed', error),
  });
  const check = () => {
    const found =
      company === null
        ? 'company'
        : file === null
          ? 'file'
          : file.size > maxImportLength
            ? 'size'
            : null;
    setProblem(found);
    setDone(null);
    if (found === null) run.mutate({ chosen: choice, isPreview: true });
  };
  return (
    <Page
      stacked
      above={<Link to="/admin-dashboard/jobs">{t('admin-jobs.title')}</Link>}
      title={t('admin-jobs.import.title')}
      purpose={t('admin-jobs.import.purpose')}
    >
      {done ? (
        <ImportDone
          report={done}
          onAgain={() => {
            setDone(null);
            change({ file: null });
          }}
        />
      ) : (
        <Card as="section" padding="lg" className="max-w-3xl">
          <div className="grid gap-5 sm:grid-cols-2">
            <CompanyChoice
              help={t('admin-jobs.form.find-help')}
              selected={company}
              onChoose={(selected) => change({ company: selected })}
              error={problem === 'company' ? t('dashboard.choose-a-company') : undefined}
            />
            <Field
              label={t('admin-jobs.import.file')}
              className="sm:col-span-2"
              required
              help={t('admin-jobs.import.columns', {
                required: requiredColumns.join(', '),
                others: importColumns.slice(requiredColumns.length).join(', '),
              })}
              error={
                problem === 'file' || problem === 'size'
                  ? t(`admin-jobs.import.${problem === 'file' ? 'no-file' : 'too-large'}`)
                  : undefined
              }
            >
              <FileInput
                accept=".csv,.json,text/csv,application/json"
                prompt={t('admin-jobs.import.prompt')}
                hint={t('admin-jobs.import.hint', { most: maxImported })}
                clearLabel={(name) => t('admin-jobs.import.clear', { name })}
                sizeText={sizeText}
                onFiles={([first = null]) => change({ file: first })}
              />
            </Field>
            <Checkbox
              className="sm:col-span-2"
              checked={asDraft}
              onChange={(event) => change({ asDraft: event.currentTarget.checked })}
              label={t('admin-jobs.import.draft')}
              description={t('admin-jobs.import.draft-help')}
            />
          </div>
          <Button
            variant={preview ? 'secondary' : 'primary'}
            className="mt-5"
            busy={run.isPending && run.variables.isPreview}
            busyText={t('admin-jobs.import.checking')}
            onClick={check}
          >
            {t('admin-jobs.import.check')}
          </Button>
        </Card>
      )}
      {preview && preview.problems.length > 0 && (
        <Callout tone="danger" live title={t('admin-jobs.import.refused')}>
          <ul className="list-disc ps-5">
            {preview.problems.slice(0, 20).map((each) => (
              <li key={JSON.stringify(each)} className="wrap-anywhere">
                {importProblemText(t, each)}
              </li>
            ))}
          </ul>
        </Callout>
      )}
      {preview && preview.rows.length > 0 && (
        <ImportPreview
          report={preview}
          busy={run.isPending && !run.variables.isPreview}
          onImport={() => run.mutate({ chosen: choice, isPreview: false })}
        />
      )}
    </Page>
  );
}

import { CircleCheck, Lock } from 'lucide-react';
import type { ResumeCard } from '#contract/resume.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { Select } from '#web/ui/select.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { AtsProblemNote } from './ats-problem-note.tsx';
import { useAtsReader } from './ats-reader.ts';
import type { AtsCheck } from './use-ats-check.ts';

const tips = ['one', 'two', 'three'] as const;

function TipList() {
  const t = useTexts();
  return (
    <section>
      <h3 className="text-14 font-semibold text-ink">{t('ats-score.tips.title')}</h3>
      <ul className="mt-2 flex flex-col gap-2 text-13 text-ink-muted">
        {tips.map((tip) => (
          <li key={tip} className="flex items-start gap-2">
            <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
            {t(`ats-score.tips.${tip}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}

// In megabytes as documented; rounded up, so that no file reads 0.00.
const bytesInMegabyte = 1_048_576;
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/** Chooses what to score, a file or a builder resume, and starts scoring. */
export function UploadCard({
  check,
  resumes,
}: {
  check: AtsCheck;
  resumes: readonly ResumeCard[];
}) {
  const t = useTexts();
  const format = useFormat();
  const { prepare } = useAtsReader();
  const { source, isBusy, problem, pick, analyze } = check;

  const onFile = (file: File | undefined) => {
    if (file === undefined) {
      if (source?.origin === 'file' || problem !== null) pick(null);
    } else if (pick({ origin: 'file', name: file.name, file }))
      toast({
        title: t('ats-score.upload.accepted'),
        description: t('ats-score.upload.accepted-text'),
        tone: 'success',
      });
  };
  const onWritten = (resumeId: string) => {
    const resume = resumes.find(({ id }) => id === resumeId);
    pick(resume === undefined ? null : { origin: 'resume', name: resume.name, resumeId });
  };
  return (
    <Card title={t('ats-score.upload.title')} onFocus={prepare}>
      <div className="grid gap-x-8 gap-y-6 xl:grid-cols-[minmax(0,1fr)_15rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Field label={t('ats-score.upload.choose')} hideLabel>
            <FileInput
              key={source?.origin === 'resume' ? source.resumeId : 'file'}
              accept=".pdf,.docx"
              prompt={t('ats-score.upload.prompt')}
              hint={t('ats-score.upload.hint')}
              action={t('ats-score.upload.choose')}
              clearLabel={(name) => t('ats-score.upload.clear', { name })}
              sizeText={(bytes) =>
                t('ats-score.upload.size', {
                  size: format.number(
                    Math.ceil((bytes * 100) / bytesInMegabyte) / 100,
                    twoDecimals,
                  ),
                })
              }
              onFiles={(files) => onFile(files[0])}
            />
          </Field>
          {resumes.length > 0 && (
            <Field label={t('ats-score.upload.written')}>
              <Select
                value={source?.origin === 'resume' ? source.resumeId : ''}
                placeholder={t('ats-score.upload.written-none')}
                options={resumes.map(({ id, name }) => ({ value: id, label: name }))}
                onChange={(event) => onWritten(event.target.value)}
              />
            </Field>
          )}
          {problem !== null && <AtsProblemNote problem={problem} />}
          <div>
            <Button
              variant="primary"
              busy={isBusy}
              busyText={t('ats-score.upload.busy')}
              aria-disabled={source === null}
              onClick={() => void analyze()}
              className="w-full sm:w-auto"
            >
              {t('ats-score.upload.calculate')}
            </Button>
          </div>
          <p className="flex items-start gap-2 text-13 text-ink-muted">
            <Lock size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
            {t('ats-score.upload.private')}
          </p>
        </div>
        <TipList />
      </div>
    </Card>
  );
}

import { Link } from 'react-router';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFileSize } from '#web/lib/use-file-size.ts';
import { Field } from '#web/ui/field.tsx';
import { FileInput } from '#web/ui/file-input.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

type OwnResume = { id: string; name: string; isDefault: boolean; changedAt: Date };
type Resume = { id: string; name: string; sentAt: Date };

/**
 * Offers a resume sent before or a file upload. The visible input follows the choice without
 * scripts too.
 */
export function ResumeField({
  written,
  resumes,
  chosen,
  kept,
  problem,
  onChoice,
  onFile,
}: {
  /** Resumes from the builder, rendered to a file on sending; the preselected one comes first. */
  written: OwnResume[];
  resumes: Resume[];
  /** The choice in a refused attempt. */
  chosen: string | undefined;
  /** The file of a refused attempt. */
  kept: { id: string; name: string } | null;
  problem: string | undefined;
  onChoice: (choice: string) => void;
  onFile: (file: File | null) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const sizeText = useFileSize();
  const hasSaved = written.length + resumes.length > 0;
  const upload = (
    <Field
      label={t('common.resume')}
      hideLabel={hasSaved}
      id="resume"
      required
      error={problem}
      help={kept ? t('apply.form.resume-kept', { name: kept.name }) : undefined}
    >
      <FileInput
        name="resume"
        required={!hasSaved}
        accept=".pdf,.docx"
        prompt={t('apply.form.resume-prompt')}
        hint={t('apply.form.resume-hint')}
        clearLabel={(name) => t('apply.form.clear', { name })}
        sizeText={sizeText}
        onFiles={(files) => onFile(files[0] ?? null)}
      />
    </Field>
  );
  if (!hasSaved)
    return (
      <div>
        {upload}
        <p className="mt-2 text-13 text-ink-muted">
          {t.rich('apply.form.resume-write', {
            link: (inside) => <Link to="/student-dashboard/resume">{inside}</Link>,
          })}
        </p>
      </div>
    );
  const options = [
    ...written.map(({ id, name, changedAt }) => ({
      value: `written-${id}`,
      label: <span className="wrap-anywhere">{name}</span>,
      description: t('apply.form.resume-written', { date: format.date(changedAt) }),
    })),
    ...resumes.map(({ id, name, sentAt }) => ({
      value: id,
      label: <span className="wrap-anywhere">{name}</span>,
      description: t('apply.form.resume-sent', { date: format.date(sentAt) }),
    })),
    { value: 'upload', label: t('apply.form.resume-upload') },
  ];
  const isKnown = options.some(({ value }) => value === chosen);
  const first = kept ? 'upload' : options[0]?.value;
  return (
    <div className="flex flex-col gap-3 text-14 has-[input[value=upload]:checked]:[&>[data-upload]]:block">
      <RadioGroup
        name="resumeChoice"
        legend={t('apply.form.resume-choose')}
        required
        defaultValue={isKnown ? chosen : first}
        onValueChange={onChoice}
        options={options}
      />
      <div data-upload="" className="hidden">
        {upload}
      </div>
    </div>
  );
}

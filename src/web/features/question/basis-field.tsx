import { useSuspenseQuery } from '@tanstack/react-query';
import { maxModelQuestions } from '#domain/question/question-limits.ts';
import { api } from '#web/lib/api.ts';
import { SelectField } from '#web/lib/select-field.tsx';
import { useTexts } from '#web/lib/texts.tsx';

/** What the model's questions are based on: nothing, the resume, or an open saved job. */
export function BasisField({ last }: { last: string | null }) {
  const t = useTexts();
  const { left } = useSuspenseQuery(api.model.load.query()).data;
  const saved = useSuspenseQuery(api.savedJobs.listSaved.query({ view: 'titles' })).data;
  const jobs = saved.items
    .filter(({ source, isOpen }) => source === 'firstrung' && isOpen)
    .map(({ id, title, companyName: company }) => ({
      value: id,
      label: t('question.basis.job', { title, company }),
    }));
  const isElsewhere =
    last !== null && last !== 'resume' && !jobs.some(({ value }) => value === last);
  return (
    <SelectField
      name="basis"
      label={t('question.basis.label')}
      help={t('question.basis.help', { most: maxModelQuestions, left })}
      options={[
        { value: '', label: t('question.basis.none') },
        { value: 'resume', label: t('question.basis.resume') },
        ...jobs,
        ...(isElsewhere ? [{ value: last, label: t('question.basis.earlier') }] : []),
      ]}
    />
  );
}

import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { RadioGroup } from '#web/ui/radio-group.tsx';

type Posting = { id: string; title: string };

export const accessField = (postingId: string) => `posting-${postingId}`;

/** The jobs that were chosen in the form. */
export const chosenIn = (values: FormValues, postings: readonly Posting[]) =>
  postings.map(({ id }) => id).filter((id) => values[accessField(id)]);

type Props = {
  postings: readonly Posting[];
  values: FormValues;
  isLimited: boolean;
  onChange: (isLimited: boolean) => void;
};

/** Whether a member may see all jobs or only some, and which. */
export function AccessFields({ postings, values, isLimited, onChange }: Props) {
  const t = useTexts();
  return (
    <>
      <RadioGroup
        legend={t('team.access.title')}
        name="access"
        value={isLimited ? 'some' : 'all'}
        onValueChange={(value) => onChange(value === 'some')}
        options={[
          { value: 'all', label: t('team.access.all') },
          { value: 'some', label: t('team.access.selected') },
        ]}
      />
      {isLimited && (
        <fieldset className="max-h-72 overflow-y-auto rounded-control border border-line p-3">
          <legend className="sr-only">{t('team.access.jobs')}</legend>
          {postings.length === 0 && (
            <p className="text-13 text-ink-muted">{t('team.access.no-jobs')}</p>
          )}
          {postings.map(({ id, title }) => (
            <Checkbox
              key={id}
              name={accessField(id)}
              defaultChecked={Boolean(values[accessField(id)])}
              label={title || t('team.access.untitled')}
            />
          ))}
        </fieldset>
      )}
    </>
  );
}

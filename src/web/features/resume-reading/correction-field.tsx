import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { present } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import type { FieldSection } from './group-fields.ts';
import { useFieldTexts } from './use-field-texts.ts';

export type Correction = {
  /** All editable fields, including empty ones, with their current values. */
  fields: readonly ParsedField[];
  onCorrect: (path: string, value: string) => void;
  problemOf: (path: string) => string | undefined;
};

type CorrectionFieldProps = {
  section: FieldSection;
  field: ParsedField;
  isDoubtful: boolean;
  correction: Correction;
  onChoose: (path: string) => void;
};

const isLong = /\.(?:description|summary)$/u;
const isShort = /\.(?:firstName|lastName|start|end|fluency)$|^skills\./u;
const isDate = /\.(?:start|end)$/u;

/** A parsed field for correction. */
export function CorrectionField(props: CorrectionFieldProps) {
  const { section, field, isDoubtful, correction, onChoose } = props;
  const t = useTexts();
  const { labelOf, valueOf } = useFieldTexts();
  const { path } = field;
  const label = labelOf(path);
  const name = t(`resume-reading.section.${section}`);
  const [place] = /\d+$/u.exec(path) ?? [];
  const shared = {
    'data-field': path,
    value: valueOf(field),
    onFocus: () => onChoose(path),
  };
  const onText = (text: string) =>
    correction.onCorrect(
      path,
      isDate.test(path) && text.trim() === t('resume-reading.card.present') ? present : text,
    );
  return (
    <Field
      label={
        label ??
        (place
          ? t('resume-reading.review.nth', { section: name, number: Number(place) + 1 })
          : name)
      }
      hideLabel={label === null}
      mark={isDoubtful ? t('resume-reading.review.mark') : undefined}
      error={correction.problemOf(path)}
      className={joinClasses(!isShort.test(path) && 'col-span-full')}
    >
      {isLong.test(path) ? (
        <Textarea rows={3} {...shared} onChange={(event) => onText(event.target.value)} />
      ) : (
        <Input {...shared} onChange={(event) => onText(event.target.value)} />
      )}
    </Field>
  );
}

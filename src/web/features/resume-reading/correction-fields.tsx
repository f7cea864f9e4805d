import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { present } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Textarea } from '#web/ui/textarea.tsx';
import { groupFields } from './group-fields.ts';
import { useFieldTexts } from './use-field-texts.ts';

export type Correction = {
  /** All editable fields, including empty ones, with their current values. */
  fields: readonly ParsedField[];
  onCorrect: (path: string, value: string) => void;
  problemOf: (path: string) => string | undefined;
};

type CorrectionFieldsProps = { correction: Correction; onChoose: (path: string) => void };

const isLong = /\.(?:description|summary)$/u;
const isShort = /\.(?:firstName|lastName|start|end|fluency)$|^skills\./u;
const isDate = /\.(?:start|end)$/u;

/** The parsed fields, editable; the focused field is highlighted on its page. */
export function CorrectionFields({ correction, onChoose }: CorrectionFieldsProps) {
  const t = useTexts();
  const { labelOf, valueOf } = useFieldTexts();
  return (
    <div className="flex flex-col gap-6">
      {groupFields(correction.fields).map(({ section, entries }) => (
        <fieldset key={section} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-2 text-14 font-semibold text-ink">
            {t(`resume-reading.section.${section}`)}
          </legend>
          {entries.map(({ key, fields }) => (
            <div
              key={key}
              className="grid grid-cols-2 gap-3 not-first-of-type:border-t not-first-of-type:border-line not-first-of-type:pt-4"
            >
              {fields.map((field, at) => {
                const { path } = field;
                const label = labelOf(path);
                const shared = {
                  'data-field': path,
                  value: valueOf(field),
                  onFocus: () => onChoose(path),
                };
                const onText = (text: string) =>
                  correction.onCorrect(
                    path,
                    isDate.test(path) && text.trim() === t('resume-reading.card.present')
                      ? present
                      : text,
                  );
                return (
                  <Field
                    key={path}
                    label={
                      label ??
                      t('resume-reading.review.nth', {
                        section: t(`resume-reading.section.${section}`),
                        number: at + 1,
                      })
                    }
                    hideLabel={label === null}
                    error={correction.problemOf(path)}
                    className={joinClasses(!isShort.test(path) && 'col-span-full')}
                  >
                    {isLong.test(path) ? (
                      <Textarea
                        rows={3}
                        {...shared}
                        onChange={(event) => onText(event.target.value)}
                      />
                    ) : (
                      <Input {...shared} onChange={(event) => onText(event.target.value)} />
                    )}
                  </Field>
                );
              })}
            </div>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

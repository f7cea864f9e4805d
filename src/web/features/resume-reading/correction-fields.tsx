import { type ParsedField, surenessOf } from '#domain/resume-reading/parsed-resume.ts';
import { present } from '#domain/resume/resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Disclosure } from '#web/ui/disclosure.tsx';
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

/** Read, but not surely read right. */
const isDoubtful = ({ value, confidence }: ParsedField) =>
  value !== '' && surenessOf(confidence) !== 'sure';
const byDoubt = (one: { doubtful: number }, other: { doubtful: number }) =>
  Number(other.doubtful > 0) - Number(one.doubtful > 0);

/**
 * The parsed fields by section, editable, those to check first; the focused one is highlighted on
 * its page.
 */
export function CorrectionFields({ correction, onChoose }: CorrectionFieldsProps) {
  const t = useTexts();
  const { labelOf, valueOf } = useFieldTexts();
  const groups = groupFields(correction.fields).map((group) => ({
    ...group,
    doubtful: group.entries.flatMap(({ fields }) => fields).filter(isDoubtful).length,
  }));
  return (
    <div className="flex flex-col">
      {groups.toSorted(byDoubt).map(({ section, entries, doubtful }, place) => (
        <Disclosure
          key={section}
          open={place === 0 || doubtful > 0}
          summary={
            <span className="flex flex-wrap items-center gap-2 text-14 font-semibold">
              {t(`resume-reading.section.${section}`)}
              {doubtful > 0 && (
                <Badge tone="warning">
                  {t('resume-reading.review.doubtful', { count: doubtful })}
                </Badge>
              )}
            </span>
          }
        >
          <div className="flex min-w-0 flex-col gap-4">
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
          </div>
        </Disclosure>
      ))}
    </div>
  );
}

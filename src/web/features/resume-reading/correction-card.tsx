import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ParsedField } from '#domain/resume-reading/parsed-resume.ts';
import { spanText } from '#domain/resume/month-text.ts';
import { useLocale, useTexts } from '#web/lib/texts.tsx';
import { type Correction, CorrectionField } from './correction-field.tsx';
import type { FieldSection } from './group-fields.ts';
import { entryLine, type ReviewEntry } from './review-entries.ts';

type CorrectionCardProps = {
  section: FieldSection;
  entry: ReviewEntry;
  correction: Correction;
  onChoose: (path: string) => void;
};

/** An entry as one line that opens its fields; doubtful fields are shown without opening it. */
export function CorrectionCard({ section, entry, correction, onChoose }: CorrectionCardProps) {
  const t = useTexts();
  const { doubtful, others } = entry;
  const all = [...doubtful, ...others];
  const inputs = (fields: readonly ParsedField[], isDoubtful: boolean) => (
    <div className="grid grid-cols-2 gap-3 px-3 pt-1 pb-4">
      {fields.map((field) => (
        <CorrectionField
          key={field.path}
          {...{ section, field, correction, onChoose, isDoubtful }}
        />
      ))}
    </div>
  );
  if (doubtful.length === 0)
    return (
      <Fold summary={<EntryLine section={section} fields={all} />}>{inputs(others, false)}</Fold>
    );
  return (
    <>
      <div className="flex px-3 py-2.5">
        <EntryLine section={section} fields={all} />
      </div>
      {inputs(doubtful, true)}
      {others.length > 0 && (
        <Fold
          summary={
            <span className="text-13 text-ink-muted">
              {t('resume-reading.review.others', { count: others.length })}
            </span>
          }
        >
          {inputs(others, false)}
        </Fold>
      )}
    </>
  );
}

function Fold({ summary, children }: { summary: ReactNode; children: ReactNode }) {
  return (
    <details className="group">
      <summary className="flex min-h-10 touch-height list-none items-center gap-2 rounded-control px-3 py-1.5 hover:bg-hover [&::-webkit-details-marker]:hidden">
        {summary}
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="ms-auto shrink-0 text-ink-subtle transition-transform group-open:rotate-180"
        />
      </summary>
      {children}
    </details>
  );
}

type EntryLineProps = { section: FieldSection; fields: readonly ParsedField[] };

/** The name and dates of an entry. */
function EntryLine({ section, fields }: EntryLineProps) {
  const t = useTexts();
  const { locale } = useLocale();
  const { name, ...span } = entryLine(section, fields);
  const presentText = t('resume-reading.card.present');
  const dates = spanText(span, { language: locale, presentText });
  return (
    <span className="flex min-w-0 grow flex-wrap items-baseline gap-x-3 @sm:flex-nowrap">
      <span className="min-w-0 truncate text-14 font-medium text-ink">
        {name || t(`resume-reading.section.${section}`)}
      </span>
      {dates && <span className="shrink-0 text-13 text-ink-muted @sm:ms-auto">{dates}</span>}
    </span>
  );
}

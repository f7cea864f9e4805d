import { useState } from 'react';
import { surenessOf } from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { CorrectionCard } from './correction-card.tsx';
import type { Correction } from './correction-field.tsx';
import { type ReviewGroup, reviewEntries } from './review-entries.ts';

type CorrectionFieldsProps = { correction: Correction; onChoose: (path: string) => void };

/**
 * The parsed fields by entry, editable. Doubtful fields come first and are shown; entries that need
 * no second look are one line each, and open on demand. The focused field is highlighted on its
 * page.
 */
export function CorrectionFields({ correction, onChoose }: CorrectionFieldsProps) {
  const t = useTexts();
  const { fields, problemOf } = correction;
  // As it was read: a field stays where it is while it is corrected.
  const [doubts] = useState(
    () =>
      new Set(
        fields
          .filter(({ path, value, confidence }) => {
            const isUnsure = value !== '' && surenessOf(confidence) === 'unsure';
            return isUnsure || problemOf(path) !== undefined;
          })
          .map(({ path }) => path),
      ),
  );
  const { doubtful, clear } = reviewEntries(fields, (path) => doubts.has(path));
  const part = (title: string, groups: readonly ReviewGroup[]) =>
    groups.length > 0 && (
      <section aria-label={title} className="flex flex-col gap-3">
        <h3 className="text-14 font-semibold text-ink">{title}</h3>
        {groups.map(({ section, entries }) => (
          <div key={section}>
            <h4 className="mb-1.5 text-13 font-medium text-ink-muted">
              {t(`resume-reading.section.${section}`)}
            </h4>
            <ul className="divide-y divide-line rounded-card border border-line">
              {entries.map((entry) => (
                <li key={entry.key}>
                  <CorrectionCard {...{ section, entry, correction, onChoose }} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
    );
  return (
    <div className="flex flex-col gap-6">
      <p className="text-14 text-ink-muted">
        {t('resume-reading.review.doubtful', { count: doubts.size })}
      </p>
      {part(t('resume-reading.review.look'), doubtful)}
      {part(t(`resume-reading.review.${doubtful.length > 0 ? 'clear' : 'all'}`), clear)}
    </div>
  );
}

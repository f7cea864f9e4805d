import { useRef, useState } from 'react';
import type { FieldPlace, ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Correction } from './correction-field.tsx';
import { CorrectionFields } from './correction-fields.tsx';
import { ParsedFields } from './parsed-fields.tsx';
import { ParsedPages } from './parsed-pages.tsx';
import { ReadingProblemNote } from './reading-problem-note.tsx';

export type ParsedCardProps = {
  parsed: ParsedResume;
  /** The file itself, if it is a PDF: its pages are rendered. */
  file: Blob | null;
  reader: 'student' | 'company';
  /** A place to highlight until a field is chosen. */
  mark?: FieldPlace | null;
  /** Replaces the list of fields by an editor. */
  correction?: Correction | undefined;
};

/** What an employer sees of a file: the parsed fields beside the pages they come from. */
export function ParsedCard({ parsed, file, reader, mark = null, correction }: ParsedCardProps) {
  const t = useTexts();
  const card = useRef<HTMLDivElement>(null);
  const [selectedPath, setSelectedPath] = useState<string | null>(null);
  const place =
    selectedPath === null ? mark : parsed.fields.find(({ path }) => path === selectedPath)?.place;
  const onPage = (path: string) => {
    setSelectedPath(path);
    const field = card.current?.querySelector<HTMLElement>(`[data-field="${path}"]`);
    field?.closest('details')?.setAttribute('open', '');
    field?.focus({ preventScroll: true });
    field?.scrollIntoView({ block: 'nearest' });
  };
  const hasPages = parsed.pages.length > 0;
  return (
    <div ref={card} className="@container flex min-w-0 flex-col gap-4">
      {parsed.problem && <ReadingProblemNote problem={parsed.problem} reader={reader} />}
      <div
        className={joinClasses(
          'grid items-start gap-4',
          hasPages ? '@3xl:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]' : 'max-w-2xl',
        )}
      >
        {hasPages && (
          <div className="sticky top-14 z-10 min-w-0 bg-surface pb-1 in-[dialog]:top-0! @3xl:top-18 @3xl:order-last">
            <ParsedPages
              parsed={parsed}
              file={parsed.from === 'pdf' || parsed.from === 'written' ? file : null}
              shown={place ?? null}
              onChoose={onPage}
            />
          </div>
        )}
        <div className="min-w-0">
          {correction ? (
            <CorrectionFields correction={correction} onChoose={setSelectedPath} />
          ) : parsed.fields.length > 0 ? (
            <ParsedFields parsed={parsed} selectedPath={selectedPath} onChoose={setSelectedPath} />
          ) : (
            parsed.problem === null && (
              <p className="text-14 text-ink-muted">{t('resume-reading.card.nothing')}</p>
            )
          )}
        </div>
      </div>
      <p role="status" className="sr-only">
        {(selectedPath !== null || mark !== null) &&
          (place
            ? t('resume-reading.card.stands', { page: place.page + 1 })
            : t('resume-reading.card.nowhere'))}
      </p>
    </div>
  );
}

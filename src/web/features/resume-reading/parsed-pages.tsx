import { useEffect, useRef } from 'react';
import type {
  FieldPlace,
  ParsedField,
  ParsedResume,
} from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ParsedPageView } from './parsed-page.tsx';
import { useDrawing } from './use-drawing.ts';

type ParsedPagesProps = {
  parsed: ParsedResume;
  file: Blob | null;
  /** The place to scroll to. */
  shown: FieldPlace | null;
  onChoose: (path: string) => void;
};

const isPlaced = (
  field: ParsedField,
): field is ParsedField & { place: NonNullable<ParsedField['place']> } => field.place !== null;

/** The pages of a file in a scrollable box, which scrolls to the highlighted place. */
export function ParsedPages({ parsed, file, shown, onChoose }: ParsedPagesProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(file);
  const placed = parsed.fields.filter(isPlaced);
  useEffect(() => {
    const mark = box.current?.querySelector('[data-chosen]');
    if (!mark || !box.current) return;
    const [own, there] = [box.current.getBoundingClientRect(), mark.getBoundingClientRect()];
    box.current.scrollBy({
      top: there.top - own.top - Math.max(24, (own.height - there.height) / 2),
      left: there.left - own.left - Math.max(24, (own.width - there.width) / 2),
    });
  }, [shown?.page, shown?.box]);
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('resume-reading.card.pages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={0}
      className="max-h-[30dvh] min-h-40 overflow-auto rounded-control border border-line bg-hover p-2 motion-safe:scroll-smooth @3xl:max-h-[calc(100dvh-11rem)]"
    >
      <div className="flex w-[34rem] flex-col gap-3 @3xl:w-full">
        {parsed.pages.map((page, at) => (
          <ParsedPageView
            key={at}
            page={page}
            at={at}
            count={parsed.pages.length}
            drawing={drawing}
            fields={placed.filter(({ place }) => place.page === at)}
            shown={shown?.page === at ? shown.box : null}
            onChoose={onChoose}
          />
        ))}
      </div>
    </div>
  );
}

import { useCallback, useState } from 'react';
import type {
  FieldPlace,
  PageBox,
  ParsedField,
  ParsedPage,
} from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Drawing } from './open-drawing.ts';
import { PagePicture } from './page-picture.tsx';
import { useHasBeenVisible } from './use-has-been-visible.ts';

type PlacedField = ParsedField & { place: FieldPlace };

type ParsedPageViewProps = {
  page: ParsedPage;
  at: number;
  count: number;
  drawing: Drawing | null;
  fields: PlacedField[];
  /** The highlighted place on this page. */
  shown: PageBox | null;
  onChoose: (path: string) => void;
};

const room = 2;
const around = ({ x, y, width, height }: PageBox) => ({
  x: x - room,
  y: y - room,
  width: width + 2 * room,
  height: height + 2 * room,
});

/**
 * A page with its parsed fields highlighted: rendered as an image where possible, else as
 * positioned text. Rendered when scrolled into view. Paper is white in both themes.
 */
export function ParsedPageView({
  page,
  at,
  count,
  drawing,
  fields,
  shown,
  onChoose,
}: ParsedPageViewProps) {
  const t = useTexts();
  const { ref, isNear } = useHasBeenVisible<HTMLDivElement>(at === 0);
  const [drawn, setDrawn] = useState<Drawing | null>(null);
  const onDrawn = useCallback(() => setDrawn(drawing), [drawing]);
  const isDrawn = drawing !== null && drawn === drawing;
  return (
    <div
      ref={ref}
      data-theme="light"
      className="relative overflow-hidden rounded-small border border-line bg-surface shadow-raised"
    >
      {drawing && isNear && <PagePicture drawing={drawing} page={at} onDrawn={onDrawn} />}
      <svg
        role="img"
        aria-label={t('resume-reading.card.page', { page: at + 1, count })}
        viewBox={`0 0 ${page.width} ${page.height}`}
        className="relative block h-auto w-full"
      >
        {isNear &&
          !isDrawn &&
          page.lines.map(({ text, x, y, width, height, isBold }, line) => (
            <text
              key={line}
              x={x}
              y={y + height * 0.8}
              fontSize={height}
              textLength={width > 0 ? width : undefined}
              lengthAdjust="spacingAndGlyphs"
              className={joinClasses('fill-ink', isBold && 'font-semibold')}
            >
              {text}
            </text>
          ))}
        {fields.map(({ path, place }) => (
          <rect
            key={path}
            {...around(place.box)}
            rx={2}
            data-place={path}
            className="cursor-pointer fill-accent/15 hover:fill-accent/40"
            onClick={() => onChoose(path)}
          />
        ))}
        {shown && (
          <rect
            {...around(shown)}
            rx={2}
            data-chosen=""
            className="pointer-events-none fill-accent/35 stroke-primary stroke-[1.5]"
          />
        )}
      </svg>
    </div>
  );
}

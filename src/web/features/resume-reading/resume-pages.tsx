import { type KeyboardEvent, useEffect, useRef } from 'react';
import type { ParsedResume } from '#domain/resume-reading/parsed-resume.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { ParsedPageView } from './parsed-page.tsx';
import { ReadingProblemNote } from './reading-problem-note.tsx';
import { zoomByKey, zooms } from './resume-zoom.ts';
import { useDrawing } from './use-drawing.ts';

type ResumePagesProps = {
  parsed: ParsedResume;
  file: Blob | null;
  zoom: number;
  onZoom: (zoom: number) => void;
  /** Called with the page in view, from 0. */
  onPage: (page: number) => void;
};

const noFields: never[] = [];
const nothing = () => undefined;

/**
 * The pages of a resume without marks. It scrolls by the page keys; plus, minus and 0 change the
 * zoom.
 */
export function ResumePages({ parsed, file, zoom, onZoom, onPage }: ResumePagesProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const drawing = useDrawing(file);
  useEffect(() => {
    const element = box.current;
    if (element === null) return undefined;
    const onScroll = () => {
      const middle = element.getBoundingClientRect().top + element.clientHeight / 2;
      const at = [...element.querySelectorAll('[data-page]')].findLastIndex(
        (each) => each.getBoundingClientRect().top <= middle,
      );
      onPage(Math.max(0, at));
    };
    onScroll();
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => element.removeEventListener('scroll', onScroll);
  }, [onPage, zoom]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = zoomByKey(event.key, zoom);
    if (next === undefined) return;
    event.preventDefault();
    onZoom(next);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a scrollable region takes its keys
    <div
      ref={box}
      role="region"
      aria-label={t('resume-reading.card.pages')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll and zoom it
      tabIndex={0}
      onKeyDown={onKeyDown}
      className="min-h-0 grow overflow-auto p-3 -outline-offset-2 sm:p-4"
    >
      {parsed.problem && <ReadingProblemNote problem={parsed.problem} reader="company" />}
      <div className={joinClasses('mx-auto flex flex-col gap-4', zooms[zoom]?.className)}>
        {parsed.pages.map((page, at) => (
          <div key={at} data-page={at}>
            <ParsedPageView
              // A page is drawn for its width.
              key={zoom}
              page={page}
              at={at}
              count={parsed.pages.length}
              drawing={drawing}
              fields={noFields}
              shown={null}
              onChoose={nothing}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

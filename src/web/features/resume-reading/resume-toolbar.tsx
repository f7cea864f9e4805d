import { Download, MoveHorizontal, ZoomIn, ZoomOut } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { fitZoom, lastZoom, zooms } from './resume-zoom.ts';

export type ResumeView = 'pages' | 'read' | 'file';

type ResumeToolbarProps = {
  views: readonly ResumeView[];
  view: ResumeView;
  onView: (view: ResumeView) => void;
  page: number;
  pages: number;
  zoom: number;
  onZoom: (zoom: number) => void;
  file: { id: string; name: string };
};

/** Ways to look at a resume, its zoom and its download, in one row that stays in view. */
export function ResumeToolbar(props: ResumeToolbarProps) {
  const { views, view, onView, page, pages, zoom, onZoom, file } = props;
  const t = useTexts();
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line bg-surface px-4 py-1.5">
      {views.length > 1 && (
        <div
          role="group"
          aria-label={t('pipeline.drawer.resume-views')}
          className="flex rounded-control border border-line p-0.5"
        >
          {views.map((each) => (
            <button
              key={each}
              type="button"
              aria-pressed={each === view}
              onClick={() => onView(each)}
              className={joinClasses(
                'touch-height rounded-small px-2.5 py-1 text-13',
                each === view
                  ? 'bg-primary-soft font-medium text-primary'
                  : 'text-ink-muted hover:text-ink',
              )}
            >
              {t(`pipeline.drawer.resume-${each}`)}
            </button>
          ))}
        </div>
      )}
      {view === 'pages' && (
        <>
          <p className="text-13 text-ink-muted tabular-nums">
            {t('resume-reading.card.page', { page: page + 1, count: pages })}
          </p>
          <div className="ms-auto flex items-center">
            <IconButton
              icon={ZoomOut}
              size="sm"
              label={t('resume-reading.zoom.out')}
              aria-disabled={zoom === 0 || undefined}
              onClick={() => onZoom(Math.max(0, zoom - 1))}
            />
            <span
              className="min-w-12 text-center text-13 text-ink-muted tabular-nums"
              role="status"
            >
              {t('dashboard.percent', { percent: zooms[zoom]?.percent ?? 100 })}
            </span>
            <IconButton
              icon={ZoomIn}
              size="sm"
              label={t('resume-reading.zoom.in')}
              aria-disabled={zoom === lastZoom || undefined}
              onClick={() => onZoom(Math.min(lastZoom, zoom + 1))}
            />
            <IconButton
              icon={MoveHorizontal}
              size="sm"
              label={t('resume-reading.zoom.fit')}
              aria-pressed={zoom === fitZoom}
              onClick={() => onZoom(fitZoom)}
            />
          </div>
        </>
      )}
      <a
        href={`/files/${file.id}`}
        download
        aria-label={t('common.download-name', { name: file.name })}
        title={file.name}
        className={joinClasses(
          'inline-flex size-8 touch-target items-center justify-center rounded-control text-ink-muted hover:bg-hover hover:text-ink',
          view !== 'pages' && 'ms-auto',
        )}
      >
        <Download size={16} aria-hidden="true" />
      </a>
    </div>
  );
}

import { ArrowDown } from 'lucide-react';
import type { RoadmapPage } from '#contract/roadmap.ts';
import { nextStepOf } from '#domain/roadmap/next-step-of.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { toggleId } from './step-parts.tsx';

/** In pixels, of the bars that rise level by level, like the logo. */
const heights = [28, 48, 68];
const highest = 68;
const width = 40;

/** The whole way at a glance: a bar for each level, filled as far as the student is. */
export function LevelOverview({ levels }: Pick<RoadmapPage, 'levels'>) {
  const t = useTexts();
  const next = nextStepOf(levels.flatMap(({ steps }) => steps));
  return (
    <nav
      aria-label={t('roadmap.levels')}
      className="flex flex-wrap items-end gap-x-12 gap-y-4 rounded-card border border-line bg-surface p-4 sm:p-6"
    >
      <ol className="flex items-end gap-4 sm:gap-8">
        {levels.map(({ id, steps }, at) => {
          const { percent } = progressOf(steps.map(({ state }) => state));
          const height = heights[at] ?? highest;
          return (
            <li key={id}>
              <a
                href={`#level-${id}`}
                className="flex touch-height flex-col items-center gap-1.5 rounded-control text-13 text-ink no-underline hover:text-primary"
              >
                <svg
                  width={width}
                  height={height}
                  viewBox={`0 0 ${width} ${height}`}
                  aria-hidden="true"
                >
                  <rect width={width} height={height} rx="6" className="fill-line" />
                  <rect
                    y={height - (height * percent) / 100}
                    width={width}
                    height={(height * percent) / 100}
                    rx="6"
                    className="fill-accent"
                  />
                </svg>
                {t(`roadmap.level.${id}`)}
                <span className="text-12 text-ink-muted tabular-nums">
                  {t('roadmap.level-percent', { percent })}
                </span>
              </a>
            </li>
          );
        })}
      </ol>
      {next && (
        <p className="min-w-0 text-14">
          <a
            href={`#${toggleId(next.id)}`}
            className="inline-flex touch-height items-center gap-1.5 wrap-anywhere text-primary"
          >
            {t('roadmap.next-link', { step: next.title })}
            <ArrowDown size={16} aria-hidden="true" className="shrink-0" />
          </a>
        </p>
      )}
    </nav>
  );
}

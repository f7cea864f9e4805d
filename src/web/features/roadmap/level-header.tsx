import type { RoadmapPage } from '#contract/roadmap.ts';
import type { planLevels } from '#domain/roadmap/plan-levels.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Progress } from '#web/ui/progress.tsx';

const bars = [
  { x: 2, y: 15, height: 7 },
  { x: 9.5, y: 9, height: 13 },
  { x: 17, y: 2, height: 20 },
];

/** A station of the path: its bars rise level by level, like the logo. */
export function LevelHeader({
  level: { id, steps },
  at,
  plan,
}: {
  level: RoadmapPage['levels'][number];
  at: number;
  plan: ReturnType<typeof planLevels>[number] | undefined;
}) {
  const t = useTexts();
  const format = useFormat();
  const { done, total, percent } = progressOf(steps.map(({ state }) => state));
  const name = t(`roadmap.level.${id}`);
  return (
    <div className="relative flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card border border-line bg-surface p-4 sm:px-6">
      <svg width="32" height="32" viewBox="0 0 24 24" aria-hidden="true" className="shrink-0">
        {bars.map(({ x, y, height }, bar) => (
          <rect
            key={x}
            x={x}
            y={y}
            width="5"
            height={height}
            rx="1.5"
            className={bar <= at ? 'fill-accent' : 'fill-line'}
          />
        ))}
      </svg>
      <div className="min-w-0 grow">
        <h3 id={`level-${id}`} className="scroll-mt-20 text-18 font-semibold text-ink">
          {name}
        </h3>
        <p className="text-13 text-ink-muted">
          {plan?.endsAt
            ? `${t('roadmap.plan.left', { hours: plan.hours })} · ${t('roadmap.plan.ends', { date: format.date(plan.endsAt) })}`
            : t('roadmap.plan.done')}
        </p>
      </div>
      <Progress
        className="w-full sm:w-56"
        hideLabel
        tone={percent === 100 ? 'success' : 'accent'}
        label={t('roadmap.level-progress', { level: name })}
        value={percent}
        valueText={
          total === 0
            ? t('roadmap.all-skipped')
            : t('roadmap.progress-value', { done, total, percent })
        }
      />
    </div>
  );
}

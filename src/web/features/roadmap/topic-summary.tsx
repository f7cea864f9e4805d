import type { RoadmapPage } from '#contract/roadmap.ts';
import type { planLevels } from '#domain/roadmap/plan-levels.ts';
import { progressOf } from '#domain/roadmap/progress-of.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Field } from '#web/ui/field.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { Select } from '#web/ui/select.tsx';

const offered = [2, 4, 6, 8, 10, 15, 20, 30, 40];

/** The quote, the progress of the whole topic, and the plan. */
export function TopicSummary({
  page,
  plan,
  hours,
  setHours,
}: {
  page: RoadmapPage;
  plan: ReturnType<typeof planLevels>;
  hours: number;
  setHours: (hours: number) => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const { done, total, percent } = progressOf(
    page.levels.flatMap(({ steps }) => steps.map(({ state }) => state)),
  );
  const left = plan.reduce((sum, level) => sum + level.hours, 0);
  const endsAt = plan.findLast((level) => level.endsAt !== null)?.endsAt ?? null;
  const choices = [...new Set([...offered, hours])].toSorted((a, b) => a - b);
  return (
    <section
      aria-labelledby="topic"
      className="grid gap-6 rounded-card border border-line bg-surface p-4 sm:p-6 lg:grid-cols-[1fr_17rem]"
    >
      <div className="flex min-w-0 flex-col gap-4">
        <h2 id="topic" className="font-display text-28 font-semibold text-ink">
          {page.title}
        </h2>
        <figure className="border-s-2 border-accent ps-4">
          <blockquote className="max-w-text text-16 text-ink-muted">“{page.quote.text}”</blockquote>
          {page.quote.by && (
            <figcaption className="mt-1 text-13 text-ink-subtle">
              {t('roadmap.quote-by', { name: page.quote.by })}
            </figcaption>
          )}
        </figure>
        <Progress
          className="mt-auto"
          isThick
          tone={percent === 100 ? 'success' : 'accent'}
          label={t('roadmap.progress')}
          value={percent}
          valueText={
            percent === 100
              ? t('roadmap.complete')
              : total === 0
                ? t('roadmap.all-skipped')
                : t('roadmap.progress-value', { done, total, percent })
          }
        />
      </div>
      <div className="flex flex-col gap-2 lg:border-s lg:border-line lg:ps-6">
        <Field label={t('roadmap.plan.label')}>
          <Select
            value={String(hours)}
            onChange={({ target }) => setHours(Number(target.value))}
            options={choices.map((each) => ({
              value: String(each),
              label: t('roadmap.plan.hours', { hours: each }),
            }))}
          />
        </Field>
        <p className="text-14 font-medium text-ink" role="status">
          {endsAt ? t('roadmap.plan.ends', { date: format.date(endsAt) }) : t('roadmap.plan.done')}
        </p>
        {left > 0 && (
          <p className="text-13 text-ink-muted">{t('roadmap.plan.left', { hours: left })}</p>
        )}
      </div>
    </section>
  );
}

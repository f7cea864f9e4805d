import type { RoadmapPage } from '#contract/roadmap.ts';
import { nextStepOf } from '#domain/roadmap/next-step-of.ts';
import type { planLevels } from '#domain/roadmap/plan-levels.ts';
import { LevelHeader } from './level-header.tsx';
import type { RoadmapView } from './roadmap-links.ts';
import { ListStep } from './roadmap-list.tsx';
import { MapStep } from './roadmap-map.tsx';
import { useJobCounts } from './use-job-counts.ts';
import { useSetStep } from './use-set-step.ts';

const listClass = {
  map: 'pt-4 lg:pb-4',
  list: 'mt-3 divide-y divide-line rounded-card border border-line bg-surface',
};

/** The levels in order, as a path or as a list. */
export function RoadmapPath({
  page,
  plan,
  view,
}: {
  page: RoadmapPage;
  plan: ReturnType<typeof planLevels>;
  view: RoadmapView;
}) {
  const jobs = useJobCounts(page.topic);
  const setStep = useSetStep(page.topic);
  const steps = page.levels.flatMap((level) => level.steps);
  const next = nextStepOf(steps);
  const Step = view === 'map' ? MapStep : ListStep;
  return (
    <div className="flex flex-col gap-6">
      {page.levels.map((level, at) => (
        <section key={level.id} aria-labelledby={`level-${level.id}`}>
          <LevelHeader level={level} at={at} plan={plan.find(({ id }) => id === level.id)} />
          <ol className={listClass[view]}>
            {level.steps.map((step) => (
              <Step
                key={step.id}
                step={step}
                at={steps.indexOf(step) + 1}
                isNext={step === next}
                jobs={jobs}
                setStep={setStep}
              />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

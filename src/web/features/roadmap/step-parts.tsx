import { ExternalLink } from 'lucide-react';
import { Link } from 'react-router';
import type { RoadmapStep } from '#contract/roadmap.ts';
import { jobSearchOf } from '#domain/roadmap/job-search-of.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { jobSearchLink } from './roadmap-links.ts';
import type { JobCounts } from './use-job-counts.ts';
import type { SetStep } from './use-set-step.ts';

export type StepProps = {
  step: RoadmapStep;
  isNext: boolean;
  jobs: JobCounts;
  setStep: SetStep;
};

export const toggleId = (step: string) => `step-${step}`;

/** Hours and open jobs, in one line. */
export function StepFacts({ step, jobs }: Pick<StepProps, 'step' | 'jobs'>) {
  const t = useTexts();
  return (
    <p className="flex flex-wrap gap-x-3 text-13 text-ink-muted">
      <span>{t('roadmap.step.hours', { hours: step.hours })}</span>
      <OpenJobs step={step} jobs={jobs} />
    </p>
  );
}

function OpenJobs({ step, jobs }: Pick<StepProps, 'step' | 'jobs'>) {
  const t = useTexts();
  const skill = jobSearchOf(step.skills);
  const found = jobs(step.id);
  const text =
    found === undefined
      ? t('roadmap.step.jobs-unknown', { skill })
      : t(found.capped ? 'roadmap.step.jobs-capped' : 'roadmap.step.jobs', {
          count: found.count,
          skill,
        });
  return found?.count === 0 ? (
    <span>{text}</span>
  ) : (
    <Link to={jobSearchLink(step.skills)}>{text}</Link>
  );
}

/** A gap, or why the step may be done or was accepted as done. */
export function StepEvidence({ step, setStep }: Pick<StepProps, 'step' | 'setStep'>) {
  const t = useTexts();
  const format = useFormat();
  const { evidence, suggestion, rejected, gap, state } = step;
  const focusToggle = () => document.getElementById(toggleId(step.id))?.focus();
  if (evidence)
    return (
      <p className="text-13 text-ink-muted">
        {t(`roadmap.step.evidence-${evidence.kind}`, { skill: evidence.skill })}
      </p>
    );
  if (suggestion)
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-muted">
        {t(`roadmap.step.on-${suggestion.kind}`, { skill: suggestion.skill })}
        <Button
          size="sm"
          aria-label={t('roadmap.step.accept-step', { step: step.title })}
          onClick={() => {
            setStep(step.id, 'done', { acceptsSuggestion: true });
            focusToggle();
          }}
        >
          {t('roadmap.step.accept')}
        </Button>
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('roadmap.step.reject-step', { step: step.title })}
          onClick={() => {
            setStep(step.id, state, { rejects: suggestion.kind });
            focusToggle();
          }}
        >
          {t('roadmap.step.reject')}
        </Button>
      </p>
    );
  if (gap)
    return (
      <p className="text-13 text-ink-muted">
        <Badge
          tone={gap.isAsked || gap.savedJobs > 0 ? 'warning' : 'neutral'}
          className="me-2 align-middle"
        >
          {t('roadmap.step.gap')}
        </Badge>
        {t('roadmap.step.gap-skills', { skills: format.list(gap.skills) })}
        {gap.isAsked && (
          <strong className="font-medium text-ink">
            {' · '}
            {t('roadmap.step.gap-asked')}
          </strong>
        )}
        {gap.savedJobs > 0 && (
          <strong className="font-medium text-ink">
            {' · '}
            {t('roadmap.step.gap-jobs', { count: gap.savedJobs })}
          </strong>
        )}
      </p>
    );
  if (rejected && (state === 'todo' || state === 'doing'))
    return (
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-13 text-ink-muted">
        {t('roadmap.step.rejected')}
        <Button
          size="sm"
          variant="ghost"
          aria-label={t('roadmap.step.undo-reject-step', { step: step.title })}
          onClick={() => {
            setStep(step.id, state, { rejects: null });
            focusToggle();
          }}
        >
          {t('common.undo')}
        </Button>
      </p>
    );
  return null;
}

/** What is learnt, and where. */
export function StepDetails({ step }: Pick<StepProps, 'step'>) {
  const t = useTexts();
  return (
    <div className="flex flex-col gap-3">
      <ul aria-label={t('common.skills')} className="flex flex-wrap gap-1.5">
        {step.skills.map((skill) => (
          <li key={skill} className="max-w-full">
            <Chip>{skill}</Chip>
          </li>
        ))}
      </ul>
      <ul aria-label={t('roadmap.step.links')} className="flex flex-col gap-1 text-14">
        {step.links.map(({ title, url }) => (
          <li key={url}>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer"
              className="inline-flex min-h-6 touch-height items-center gap-1.5 wrap-anywhere"
            >
              {title}
              <ExternalLink size={14} aria-hidden="true" className="shrink-0" />
              <span className="sr-only">{t('roadmap.step.new-tab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

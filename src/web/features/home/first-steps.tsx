import { useSuspenseQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { firstStepPaths } from '#domain/home/home-paths.ts';
import { type FirstStep, firstSteps } from '#domain/home/next-step.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
import { FirstResult } from './first-result.tsx';
import { ResumeSkills } from './resume-skills.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** The way from signing up to jobs that match; ticked off from what the account holds. */
export function FirstSteps() {
  const t = useTexts();
  const { data: measured } = useSuspenseQuery(api.readiness.load.queryOptions({ input: {} }));
  const { done, next, resumeSkills, isShown, hide, isPending } = useFirstSteps();
  if (!isShown) return null;
  if (next === undefined) return <FirstResult isPending={isPending} onFinish={() => hide(true)} />;
  return (
    <Card
      as="section"
      title={t('student-home.first.title')}
      action={
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => hide(true)}>
          {t('student-home.first.hide')}
        </Button>
      }
    >
      <Progress
        label={t('student-home.first.title')}
        hideLabel
        value={done.length}
        max={firstSteps.length}
        valueText={t('student-home.first.progress', {
          done: done.length,
          count: firstSteps.length,
        })}
      />
      <ol className="mt-3 divide-y divide-line">
        {firstSteps.map((step) => (
          <StepRow
            key={step}
            step={step}
            to={
              step === 'practice' && measured.resume
                ? `${firstStepPaths.practice}?resume=${measured.resume.id}`
                : firstStepPaths[step]
            }
            isDone={done.includes(step)}
            isNext={step === next}
          >
            {step === 'skills' && resumeSkills.length > 0 && <ResumeSkills skills={resumeSkills} />}
          </StepRow>
        ))}
      </ol>
    </Card>
  );
}

type StepRowProps = {
  step: FirstStep;
  to: string;
  isDone: boolean;
  isNext: boolean;
  /** Does the step here, instead of a link. */
  children: ReactNode;
};

function StepRow({ step, to, isDone, isNext, children }: StepRowProps) {
  const t = useTexts();
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon
        size={20}
        role="img"
        aria-label={t(isDone ? 'student-home.first.done' : 'student-home.first.open')}
        className={isDone ? 'shrink-0 text-success' : 'shrink-0 text-ink-subtle'}
      />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className={isDone ? 'text-14 text-ink-muted' : 'text-14 font-medium text-ink'}>
          {t(`student-home.first.${step}.title`)}
        </h3>
        {!isDone && !children && (
          <p className="text-13 text-ink-muted">{t(`student-home.first.${step}.text`)}</p>
        )}
        {!isDone && children}
      </div>
      {!isDone && !children && (
        <ButtonLink
          to={to}
          size="sm"
          className="max-sm:ms-8"
          variant={isNext ? 'primary' : 'secondary'}
        >
          {t(`student-home.first.${step}.action`)}
        </ButtonLink>
      )}
    </li>
  );
}

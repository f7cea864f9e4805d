import { useSuspenseQuery } from '@tanstack/react-query';
import { firstStepPaths } from '#domain/home/home-paths.ts';
import { type FirstStep, firstSteps } from '#domain/home/next-step.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { startTour } from '#web/lib/tour.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { FirstResult } from './first-result.tsx';
import { ResumeSkills } from './resume-skills.tsx';
import { useFirstSteps } from './use-first-steps.ts';

/** The way from signing up to jobs that match; ticked off from what the account holds. */
export function FirstSteps() {
  const t = useTexts();
  const { data: measured } = useSuspenseQuery(api.readiness.load.query());
  const { done, next, resumeSkills, isShown, hide, isPending } = useFirstSteps();
  if (!isShown) return null;
  if (next === undefined) return <FirstResult isPending={isPending} onFinish={() => hide(true)} />;
  const pathOf = (step: FirstStep) =>
    step === 'practice' && measured.resume
      ? `${firstStepPaths.practice}?resume=${measured.resume.id}`
      : firstStepPaths[step];
  return (
    <Card
      data-tour="steps"
      title={t('student-home.first.title')}
      action={
        <span className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={startTour}>
            {t('shell.tour.start')}
          </Button>
          <Button size="sm" variant="ghost" busy={isPending} onClick={() => hide(true)}>
            {t('dashboard.hide')}
          </Button>
        </span>
      }
    >
      <StepList
        label={t('student-home.first.title')}
        progressText={t('student-home.first.progress', {
          done: done.length,
          count: firstSteps.length,
        })}
        doneText={t('student-home.first.done')}
        openText={t('dashboard.to-do')}
        steps={firstSteps.map((step) => {
          const picksSkills = step === 'skills' && resumeSkills.length > 0;
          return {
            id: step,
            title: t(`student-home.first.${step}.title`),
            isDone: done.includes(step),
            text: picksSkills ? (
              <ResumeSkills skills={resumeSkills} />
            ) : (
              <p className="text-13 text-ink-muted">{t(`student-home.first.${step}.text`)}</p>
            ),
            action: !picksSkills && (
              <ButtonLink
                to={pathOf(step)}
                size="sm"
                className="max-sm:ms-8"
                variant={step === next ? 'primary' : 'secondary'}
              >
                {t(`student-home.first.${step}.action`)}
              </ButtonLink>
            ),
          };
        })}
      />
    </Card>
  );
}

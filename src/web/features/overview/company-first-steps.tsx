import { type CompanyStep, companySteps } from '#domain/overview/overview.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { startTour } from '#web/lib/tour.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { StepList } from '#web/ui/step-list.tsx';
import { overviewPaths } from './overview-paths.ts';
import { useFirstSteps } from './use-first-steps.ts';

const paths: Record<CompanyStep, string> = {
  profile: overviewPaths.profile,
  colleagues: overviewPaths.team,
  posting: overviewPaths.newJob,
};

/** What a new company does first, ticked off from what it holds; it ends in a published posting. */
export function CompanyFirstSteps() {
  const t = useTexts();
  const first = useFirstSteps();
  if (first === null || !first.isOpen || first.isHidden) return null;
  const { done, next, mayInvite, postingId, setHidden, isPending } = first;
  return (
    <Card
      data-tour="steps"
      title={t(next ? 'overview.first.title' : 'overview.first.result')}
      description={t(next ? 'overview.first.text' : 'overview.first.result-text')}
      action={
        <span className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" onClick={startTour}>
            {t('shell.tour.start')}
          </Button>
          <Button size="sm" variant="ghost" busy={isPending} onClick={() => setHidden(true)}>
            {t(next ? 'overview.first.skip' : 'overview.first.finish')}
          </Button>
        </span>
      }
    >
      {next ? (
        <StepList
          label={t('overview.first.title')}
          progressText={t('overview.first.progress', {
            done: done.length,
            count: companySteps.length,
          })}
          doneText={t('overview.first.done')}
          openText={t('dashboard.to-do')}
          steps={companySteps.map((step) => ({
            id: step,
            title: t(`overview.first.${step}.title`),
            isDone: done.includes(step),
            text: <p className="text-13 text-ink-muted">{t(`overview.first.${step}.text`)}</p>,
            action:
              step !== 'colleagues' || mayInvite ? (
                <ButtonLink
                  to={paths[step]}
                  size="sm"
                  className="max-sm:ms-8"
                  variant={step === next ? 'primary' : 'secondary'}
                >
                  {t(`overview.first.${step}.action`)}
                </ButtonLink>
              ) : (
                <p className="text-13 text-ink-muted">{t('overview.first.ask-owner')}</p>
              ),
          }))}
        />
      ) : (
        <div className="flex flex-wrap gap-2">
          {postingId && (
            <ButtonLink to={`/jobs/${postingId}`} variant="primary">
              {t('overview.first.view')}
            </ButtonLink>
          )}
          <ButtonLink to={overviewPaths.candidates}>{t('overview.first.match')}</ButtonLink>
        </div>
      )}
    </Card>
  );
}

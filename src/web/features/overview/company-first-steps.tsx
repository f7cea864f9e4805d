import { CircleCheck, CircleDashed } from 'lucide-react';
import type { ReactNode } from 'react';
import { type CompanyStep, companySteps } from '#domain/overview/overview.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Progress } from '#web/ui/progress.tsx';
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
      as="section"
      title={t(next ? 'overview.first.title' : 'overview.first.result')}
      description={t(next ? 'overview.first.text' : 'overview.first.result-text')}
      action={
        <Button size="sm" variant="ghost" busy={isPending} onClick={() => setHidden(true)}>
          {t(next ? 'overview.first.skip' : 'overview.first.finish')}
        </Button>
      }
    >
      {next ? (
        <>
          <Progress
            label={t('overview.first.title')}
            hideLabel
            value={done.length}
            max={companySteps.length}
            valueText={t('overview.first.progress', {
              done: done.length,
              count: companySteps.length,
            })}
          />
          <ol className="mt-3 divide-y divide-line">
            {companySteps.map((step) => (
              <Step key={step} step={step} isDone={done.includes(step)}>
                {step !== 'colleagues' || mayInvite ? (
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
                )}
              </Step>
            ))}
          </ol>
        </>
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

function Step({
  step,
  isDone,
  children,
}: {
  step: CompanyStep;
  isDone: boolean;
  children: ReactNode;
}) {
  const t = useTexts();
  const Icon = isDone ? CircleCheck : CircleDashed;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
      <Icon
        size={20}
        role="img"
        aria-label={t(isDone ? 'overview.first.done' : 'overview.first.open')}
        className={isDone ? 'shrink-0 text-success' : 'shrink-0 text-ink-subtle'}
      />
      <div className="min-w-0 flex-1 basis-48">
        <h3 className={isDone ? 'text-14 text-ink-muted' : 'text-14 font-medium text-ink'}>
          {t(`overview.first.${step}.title`)}
        </h3>
        {!isDone && <p className="text-13 text-ink-muted">{t(`overview.first.${step}.text`)}</p>}
      </div>
      {!isDone && children}
    </li>
  );
}

import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { SkeletonGroup, SkeletonLines } from '#web/ui/skeleton.tsx';
import { OwnApplicationCard } from './own-application-card.tsx';

/** A linked application that is on another page of the list, or not the student's own. */
export function LinkedApplication({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const { data, error, isPending } = useQuery(api.application.loadOwn.query({ applicationId }));
  return (
    <div className="mb-3">
      {data && <OwnApplicationCard application={data} isOpen />}
      {isPending && (
        <SkeletonGroup label={t('own.loading')}>
          <SkeletonLines lines={4} />
        </SkeletonGroup>
      )}
      {error && !data && (
        <Callout tone="warning" live>
          {t(refusalOf(error) === 'NOT_FOUND' ? 'own.elsewhere' : 'own.failed')}
        </Callout>
      )}
    </div>
  );
}

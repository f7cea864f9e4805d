import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { ownAssessmentPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** Prepares the next try; its clock starts only when the student starts it. */
export function Retry({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const retry = useMutation({
    mutationFn: () => api.assessment.createRetry.call({ sittingId: own.id }),
    onSuccess: async ({ id }) => {
      await navigate(ownAssessmentPath(id));
      await cache.invalidateQueries({ queryKey: api.assessment.key() });
    },
    onError: (error) => showFailure(t, 'assessment.own.retry-failed', error),
  });
  return (
    <Button className="self-start" busy={retry.isPending} onClick={() => retry.mutate()}>
      {t('assessment.own.retry', { number: own.tryNumber + 1, count: own.tries })}
    </Button>
  );
}

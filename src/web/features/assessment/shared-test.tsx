import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { toast } from '#web/ui/toast-store.ts';

/** A passed skill test that the company accepts instead: giving it is the student's choice. */
export function SharedTest({ own }: { own: OwnSitting }) {
  const t = useTexts();
  const format = useFormat();
  const cache = useQueryClient();
  const give = useMutation({
    mutationFn: () => api.assessment.acceptTest.call({ sittingId: own.id }),
    onSuccess: () => {
      toast({ title: t('assessment.given.done'), tone: 'success' });
      return cache.invalidateQueries({ queryKey: api.assessment.key() });
    },
    onError: (error) => showFailure(t, 'assessment.given.failed', error),
  });
  const { accepts, met } = own;
  if (accepts === null) return null;
  const requirement = {
    domain: t(`skill-test.domains.${accepts.domain}`),
    level: accepts.level,
    count: accepts.months,
  };
  if (met === null) return <Callout>{t('assessment.given.accepts', requirement)}</Callout>;
  return (
    <Callout
      tone="success"
      title={t('assessment.given.met', {
        domain: requirement.domain,
        score: met.score,
        date: format.date(met.passedAt),
      })}
      action={
        own.state === 'invited' && (
          <Button size="sm" busy={give.isPending} onClick={() => give.mutate()}>
            {t('assessment.given.give')}
          </Button>
        )
      }
    >
      {t('assessment.given.text', { company: own.companyName })}
    </Callout>
  );
}

import type { OwnSitting } from '#contract/assessment-sitting.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { RequestForm } from './request-form.tsx';

/** Asking a person to look at the result, and what that person answered. */
export function PersonRequest({ own }: { own: OwnSitting }) {
  const t = useTexts();
  if (own.personRequest === 'answered')
    return (
      <Callout tone="success" title={t('assessment.person.answered', { company: own.companyName })}>
        <span className="wrap-anywhere whitespace-pre-line">{own.personAnswer}</span>
      </Callout>
    );
  if (own.personRequest === 'asked') return <Callout>{t('assessment.person.waiting')}</Callout>;
  return (
    <RequestForm
      area="assessment.person"
      rows={3}
      request={(note) => api.assessment.requestPerson.call({ sittingId: own.id, note })}
    />
  );
}

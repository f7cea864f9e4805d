import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const outcomes = ['received', 'waiting', 'known'] as const;
export type RequestOutcome = (typeof outcomes)[number];

/** The outcome of a request, from the URL; undefined when nothing was sent. */
export function outcomeIn(search: URLSearchParams): RequestOutcome | undefined {
  return outcomes.find((each) => each === search.get('sent'));
}

/** The outcome of a request and the next steps. */
export function RequestSent({ outcome }: { outcome: RequestOutcome }) {
  const t = useTexts();
  return (
    <>
      <h1 className="font-display text-28 font-bold sm:text-40">
        {t(`company-request.sent.${outcome}`)}
      </h1>
      <p className="mt-2 mb-8 text-ink-muted">{t(`company-request.sent.${outcome}-text`)}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={outcome === 'known' ? '/login' : '/companies'} variant="primary" size="lg">
          {t(outcome === 'known' ? 'company-request.sent.login' : 'company-request.sent.companies')}
        </ButtonLink>
        <ButtonLink to="/companies/request" size="lg">
          {t('company-request.sent.again')}
        </ButtonLink>
      </div>
    </>
  );
}

import type { SearchCard } from '#contract/search.ts';
import { ownSource } from '#domain/search/search.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The one thing to do with a posting: apply here, or see where one applies outside; who has applied is told so. */
export function ApplyAction({
  card: { id, source, status, title, companyName: company },
  to,
}: {
  card: Pick<SearchCard, 'id' | 'source' | 'status' | 'title' | 'companyName'>;
  to: string;
}) {
  const t = useTexts();
  if (status !== null) {
    return (
      <span
        role="link"
        aria-disabled="true"
        aria-label={t('search.card.applied-to', { title, company })}
        className={buttonClass('secondary', 'md', '@max-sm:grow')}
      >
        {t('search.card.applied')}
      </span>
    );
  }
  if (source !== ownSource) {
    return (
      <ButtonLink
        to={to}
        discover="none"
        data-posting={id}
        className="@max-sm:grow"
        aria-label={t('search.card.details-of', { title, company })}
      >
        {t('search.card.details')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={`/job-application/${id}`}
      discover="none"
      data-apply={id}
      variant="primary"
      className="@max-sm:grow"
      aria-label={t('search.card.apply-to', { title, company })}
    >
      {t('search.card.apply')}
    </ButtonLink>
  );
}

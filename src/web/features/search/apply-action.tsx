import type { SearchCard } from '#contract/search.ts';
import type { PostingSource } from '#domain/analytics/posting-source.ts';
import { ownSource } from '#domain/search/search.ts';
import { applyPath, useApplyPath, usePostingSource } from '#web/lib/posting-view.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { buttonClass } from '#web/ui/button-class.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { useIsVisitor } from './card-slots.ts';
import { usePostingLink } from './posting-opener.ts';

/** The sign-in page for visitors, returning to the application form. */
export const logInToApply = (postingId: string, source: PostingSource) =>
  `/login?error=log-in-to-apply&next=${encodeURIComponent(applyPath(postingId, source))}`;

/**
 * The main action for a posting: apply here, or go to the external posting; shows the status once
 * applied.
 */
export function ApplyAction({
  card: { id, source, status, title, companyName: company },
  to,
}: {
  card: Pick<SearchCard, 'id' | 'source' | 'status' | 'title' | 'companyName'>;
  to: string;
}) {
  const t = useTexts();
  const postingLink = usePostingLink(id);
  const isVisitor = useIsVisitor();
  const via = usePostingSource('search');
  const pathOf = useApplyPath();
  if (status !== null) {
    return (
      <span
        role="link"
        aria-disabled="true"
        tabIndex={-1}
        data-action={id}
        aria-label={t('search.card.applied-to', { title, company })}
        className={buttonClass('secondary', 'md', 'narrow-card:grow')}
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
        {...postingLink}
        className="narrow-card:grow"
        aria-label={t('search.card.details-of', { title, company })}
      >
        {t('search.card.details')}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={isVisitor ? logInToApply(id, via) : pathOf(id, via)}
      discover="none"
      data-action={id}
      variant="primary"
      className="narrow-card:grow"
      aria-label={t('search.card.apply-to', { title, company })}
    >
      {t('search.card.apply')}
    </ButtonLink>
  );
}

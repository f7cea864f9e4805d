import type { WholeSearchCard } from '#contract/search.ts';
import { usePostingSource } from '#web/lib/posting-view.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { ApplyAction, logInToApply } from './apply-action.tsx';
import { useCardSlots, useIsVisitor } from './card-slots.ts';

/** Applies here after signing in, or goes to the original posting. */
export function ApplyLine({ posting }: { posting: WholeSearchCard }) {
  const t = useTexts();
  const { Actions } = useCardSlots();
  const isVisitor = useIsVisitor();
  const via = usePostingSource('search');
  const { id, url, credit, appliesHere, isOpen, status } = posting;
  const mayLogIn = appliesHere && isOpen && isVisitor && status === null;
  return (
    <>
      {mayLogIn && (
        <p className="me-auto self-center text-14 text-ink-muted">{t('search.detail.log-in')}</p>
      )}
      {Actions && (
        <div className="flex flex-wrap items-center justify-end gap-2 sm:contents">
          <Actions card={posting} />
        </div>
      )}
      {!appliesHere &&
        (url === null ? (
          <p className="self-center text-14 text-ink-muted">{t('search.detail.no-original')}</p>
        ) : (
          <ButtonLink
            to={url}
            target="_blank"
            rel={credit === null ? 'noopener noreferrer nofollow' : 'noopener'}
            variant="primary"
            icon={undefined}
          >
            {t('search.detail.original')}
            <SiteIcon name="external-link" size={16} className="shrink-0" />
            <span className="sr-only">, {t('search.detail.opens')}</span>
          </ButtonLink>
        ))}
      {appliesHere &&
        isOpen &&
        (mayLogIn ? (
          <ButtonLink to={logInToApply(id, via)} variant="primary">
            {t('search.detail.log-in-action')}
          </ButtonLink>
        ) : (
          <ApplyAction card={posting} to="" />
        ))}
    </>
  );
}

import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { PostingBoard } from '#web/features/posting/posting-board.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { AllRungs } from '#web/ui/all-rungs.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { SiteSection } from '#web/ui/site-section.tsx';
import { toast } from '#web/ui/toast-store.ts';

export const loader = pageLoader({
  texts: ['careers', 'posting-kind'],
  prefetch: ({ api, load, search }) => load(api.posting.list.query(pageInput(search))),
  title: (t) => t('careers.title'),
  description: (t) => t('careers.description'),
  feed: (t) => ({ name: 'postings', title: t('careers.feed') }),
});

export default function Careers() {
  const t = useTexts();
  const error = useErrorToast();
  return (
    <>
      {error && (
        <div className="mx-auto mt-6 max-w-page px-4 sm:px-6">
          <Callout tone="danger">{error}</Callout>
        </div>
      )}
      <SiteSection
        level={1}
        title={t('careers.heading')}
        lead={t('careers.lead')}
        figure={<AllRungs className="h-auto w-80" />}
        action={
          <>
            <ButtonLink to="#positions" variant="primary" size="lg">
              {t('careers.view')}
            </ButtonLink>
            <ButtonLink to="/jobs" size="lg">
              {t('careers.search')}
            </ButtonLink>
          </>
        }
      />
      <SiteSection look="band" id="positions" title={t('careers.list')}>
        <PostingBoard />
      </SiteSection>
    </>
  );
}

const known = ['posting-not-found', 'load-failed'] as const;

/** Explains why a posting's link led here instead. */
function useErrorToast(): string | undefined {
  const t = useTexts();
  const [search] = useSearchParams();
  const error = known.find((each) => each === search.get('error'));
  const message = error && t(`careers.errors.${error}`);
  useEffect(() => {
    if (message) toast({ title: message, tone: 'danger' });
  }, [message]);
  return message;
}

import { useQuery } from '@tanstack/react-query';
import { Link, useParams, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { SiteIcon } from '#web/ui/site-icon.tsx';
import { ApplyLine } from './apply-line.tsx';
import { type CardSlots, CardSlotsContext } from './card-slots.ts';
import { resultsPath } from './detail-path.ts';
import { FoundPosting } from './found-posting.tsx';
import type { SearchPlace } from './search-place.ts';

/**
 * A posting as a page: the content of the dialog above the results, for shared links and without
 * scripts.
 */
export function FoundPage({
  place,
  slots,
  usdRate,
}: {
  place: SearchPlace;
  slots: CardSlots;
  usdRate: number;
}) {
  const t = useTexts();
  const { postingId = '' } = useParams();
  const [query] = useSearchParams();
  const { data: posting, dataUpdatedAt } = useQuery(api.search.load.query({ postingId }));
  if (posting === undefined) return null;
  return (
    <CardSlotsContext value={slots}>
      <article className="mx-auto max-w-3xl text-14">
        <p>
          <Link
            to={resultsPath(place, query)}
            className="inline-flex touch-height items-center gap-1.5 rounded-small text-ink-muted no-underline hover:text-ink"
          >
            <SiteIcon name="chevron-left" size={16} className="shrink-0 rtl:-scale-x-100" />
            {t('search.detail.back')}
          </Link>
        </p>
        <h1 className="mt-4 text-28 font-semibold wrap-anywhere">{posting.title}</h1>
        <p className="mt-1 text-16 wrap-anywhere text-ink-muted">{posting.companyName}</p>
        <div className="mt-5 mb-6 flex flex-wrap items-center gap-2">
          <ApplyLine posting={posting} />
        </div>
        <h2 className="sr-only">{t('search.detail.all')}</h2>
        <FoundPosting
          posting={posting}
          place={place}
          now={new Date(dataUpdatedAt)}
          usdRate={usdRate}
        />
      </article>
    </CardSlotsContext>
  );
}

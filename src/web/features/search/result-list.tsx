import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, type RefObject, useEffect, useRef, useState } from 'react';
import type { FoundPostings } from '#contract/search.ts';
import { changeSearchUrl } from '#domain/search/change-search-url.ts';
import { maxPagesShown, type SearchUrl } from '#domain/search/search-url.ts';
import { searchPageSize } from '#domain/search/search.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { useIsServed } from '#web/ui/use-is-served.ts';
import { useSettled } from '#web/ui/use-settled.ts';
import { CardSkeleton } from './card-skeleton.tsx';
import { detailPath } from './detail-path.ts';
import { SearchCard } from './search-card.tsx';
import { searchInput } from './search-input.ts';
import type { SearchPlace } from './search-place.ts';

type Props = {
  found: FoundPostings;
  now: number;
  isBusy: boolean;
  address: SearchUrl;
  query: URLSearchParams;
  /** The search that found the shown results; differs from `query` while the next is on its way. */
  shownQuery: URLSearchParams;
  place: SearchPlace;
  usdRate: number;
};

/** The results: the pages in the URL, one below the other, and a link to more. */
export function ResultList(props: Props) {
  const { found, now, isBusy, address, query, shownQuery, place, usdRate } = props;
  const t = useTexts();
  const { first } = address.pages;
  // The URL may name more pages than exist by now, because jobs closed or were hidden.
  const last = Math.min(address.pages.last, Math.max(first, found.pages));
  const isGrid = address.view === 'grid';
  const [isServed] = useState(useIsServed());
  const later = Array.from({ length: last - first }, (_, at) => first + at + 1);
  const pageLink = (page: string) => changeSearchUrl(query, { page });
  const isFull = last - first + 1 >= maxPagesShown;
  const { count, capped } = found.total;
  const shown = Math.min(last * searchPageSize, count);
  return (
    <>
      <ul
        aria-label={t('search.results')}
        aria-busy={isBusy}
        className={`@container/cards grid gap-3 transition-opacity aria-busy:opacity-40 aria-busy:delay-150 ${isGrid ? 'sm:@container/card-pairs sm:grid-cols-2' : ''}`}
      >
        {found.items.map((card) => (
          <Result
            key={card.id}
            isSkipped={isServed}
            card={card}
            to={detailPath(place, card.id, shownQuery)}
            {...{ place, now, usdRate }}
          />
        ))}
        {later.map((page) => (
          <LaterPage
            key={page}
            input={searchInput(address, place, page)}
            {...{ query, place, usdRate }}
          />
        ))}
      </ul>
      <nav aria-label={t('search.pages')} className="mt-6 flex flex-col items-center gap-3">
        <p className="text-13 text-ink-muted tabular-nums">
          {t(capped ? 'search.shown-capped' : 'search.shown', { shown, count })}
        </p>
        <div className="flex flex-wrap justify-center gap-2">
          {first > 1 && (
            <ButtonLink to={pageLink(String(first - 1))} rel="prev">
              {t('common.previous-page')}
            </ButtonLink>
          )}
          {last < found.pages && (
            <>
              {!isFull && (
                <span className="noscript:hidden">
                  <ButtonLink to={pageLink(`${first}-${last + 1}`)} replace preventScrollReset>
                    {t('search.more')}
                  </ButtonLink>
                </span>
              )}
              <span className={isFull ? undefined : 'hidden noscript:inline'}>
                <ButtonLink to={pageLink(String(last + 1))} rel="next">
                  {t('common.next-page')}
                </ButtonLink>
              </span>
            </>
          )}
        </div>
      </nav>
    </>
  );
}

/**
 * A page loaded below the first one. Its first posting gets the focus, because the clicked link has
 * moved.
 */
function LaterPage({
  input,
  query,
  place,
  usdRate,
}: {
  input: ReturnType<typeof searchInput>;
  query: URLSearchParams;
  place: SearchPlace;
  usdRate: number;
}) {
  const t = useTexts();
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery(
    api.search.list.query(input),
  );
  const top = useRef<HTMLLIElement>(null);
  const wasThere = useRef(data !== undefined);
  const isThere = data !== undefined;
  useEffect(() => {
    if (!isThere || wasThere.current) return;
    wasThere.current = true;
    top.current?.querySelector('a')?.focus({ preventScroll: true });
  }, [isThere]);
  if (error) {
    return (
      <li className="col-span-full flex flex-wrap items-center justify-center gap-3 p-4">
        <span role="alert">{t('search.failed.more')}</span>
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </li>
    );
  }
  if (!data) {
    return (
      <>
        {['one', 'two', 'three'].map((each) => (
          <li key={each} aria-hidden="true">
            <CardSkeleton />
          </li>
        ))}
      </>
    );
  }
  // Beyond the end the server repeats the last page.
  if (data.page !== input.page) return null;
  return data.items.map((card, at) => (
    <Result
      key={card.id}
      top={at === 0 ? top : undefined}
      card={card}
      to={detailPath(place, card.id, query)}
      now={dataUpdatedAt}
      {...{ place, usdRate }}
    />
  ));
}

type ResultProps = ComponentProps<typeof SearchCard> & {
  top?: RefObject<HTMLLIElement | null> | undefined;
  /** Whether the browser leaves it out of the first paint if it is out of sight. */
  isSkipped?: boolean;
};

/** A card that the browser skips while it is out of sight. */
function Result({ top, isSkipped, ...card }: ResultProps) {
  const own = useRef<HTMLLIElement>(null);
  const ref = top ?? own;
  useSettled(ref);
  return (
    // The margin leaves room for the focus ring, which would be cut off.
    <li
      ref={ref}
      data-settled={isSkipped ? '' : undefined}
      className="-m-1 min-w-0 p-1 [contain-intrinsic-size:auto_24rem] data-settled:[content-visibility:auto] sm:[contain-intrinsic-size:auto_17rem]"
    >
      <SearchCard {...card} />
    </li>
  );
}

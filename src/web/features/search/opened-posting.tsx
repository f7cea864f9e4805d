import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { isUuid } from '#domain/is-uuid.ts';
import { afterPaint } from '#web/lib/after-paint.ts';
import { api } from '#web/lib/api.ts';
import { LoadError } from '#web/lib/load-error.tsx';
import { callFailure, refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { ApplyLine } from './apply-line.tsx';
import { detailPath } from './detail-path.ts';
import { FoundPosting } from './found-posting.tsx';
import { resultsId } from './search-ids.ts';
import type { SearchPlace } from './search-place.ts';

/** The posting in the URL, in a dialog above the results; going back closes it. */
export function OpenedPosting({
  place,
  query,
  searchQuery,
  usdRate,
}: {
  place: SearchPlace;
  query: URLSearchParams;
  searchQuery: URLSearchParams;
  usdRate: number;
}) {
  const t = useTexts();
  const navigate = useNavigate();
  const location = useLocation();
  const requestedId = useSearchParams()[0].get('job') ?? '';
  const open = isUuid(requestedId);
  // Kept while the dialog closes.
  const [postingId, setPostingId] = useState('');
  if (open && postingId !== requestedId) setPostingId(requestedId);
  const { data, error, refetch, isFetching, dataUpdatedAt } = useQuery({
    ...api.search.load.query({ postingId }),
    enabled: postingId !== '',
    retry: (times, failure) => times < 1 && refusalOf(failure) === null,
  });
  const isOpened = (location.state as { isOpened?: boolean } | null)?.isOpened === true;
  const close = () => {
    if (!open) return;
    // Going back renders the whole page before the dialog would be gone.
    afterPaint(() => {
      if (new URLSearchParams(window.location.search).get('job') !== requestedId) return;
      if (isOpened) return void navigate(-1);
      void navigate(`?${query.toString()}`, { replace: true, preventScrollReset: true });
    });
  };
  const wasOpen = useRef(false);
  // Returns the focus to the posting's card, even if the list was rebuilt in the meantime, or else
  // to the results.
  useEffect(() => {
    if (open) wasOpen.current = true;
    if (open || !wasOpen.current) return;
    wasOpen.current = false;
    const timer = setTimeout(() => {
      const at = document.activeElement;
      if (at !== null && at !== document.body && at.id !== 'main') return;
      const card = document.querySelector<HTMLElement>(
        `h3 a[data-posting="${CSS.escape(postingId)}"]`,
      );
      (card ?? document.getElementById(resultsId))?.focus({ preventScroll: true });
    }, 0);
    return () => clearTimeout(timer);
  }, [open, postingId]);
  const isThere = data !== undefined;
  useEffect(() => {
    if (open && isThere && location.hash !== '')
      document.getElementById(location.hash.slice(1))?.scrollIntoView({ block: 'start' });
  }, [open, isThere, location.hash]);
  return (
    <Dialog
      open={open}
      onClose={close}
      size="lg"
      title={data?.title ?? t('search.detail.loading')}
      description={data?.companyName}
      footer={data && <ApplyLine posting={data} />}
    >
      {error ? (
        <LoadError
          title={t(
            refusalOf(error) === 'NOT_FOUND' ? 'search.detail.missing' : 'search.detail.failed',
          )}
          description={t(callFailure(error))}
          query={{ refetch, isFetching }}
        />
      ) : data ? (
        <>
          <FoundPosting
            posting={data}
            place={place}
            now={new Date(dataUpdatedAt)}
            usdRate={usdRate}
          />
          <p className="mt-6 text-13">
            <Link to={detailPath(place, data.id, searchQuery)}>{t('search.detail.full')}</Link>
          </p>
        </>
      ) : (
        <div aria-busy="true" className="min-h-80">
          <SkeletonLines lines={8} />
        </div>
      )}
    </Dialog>
  );
}

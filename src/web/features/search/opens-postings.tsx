import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { loadOnce } from '#web/lib/load-once.ts';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { useIsServed } from '#web/ui/use-is-served.ts';
import { type PostingOpener, PostingOpenerContext } from './posting-opener.ts';
import type { SearchPlace } from './search-place.ts';

const loadOpened = loadOnce(async () => ({
  default: (await import('./opened-posting.tsx')).OpenedPosting,
}));
const OpenedPosting = lazy(loadOpened);

type Props = {
  place: SearchPlace;
  /** The page's own query, without the opened posting. */
  query: URLSearchParams;
  /** The search that the posting's own page leads back to. */
  searchQuery: URLSearchParams;
  usdRate: number;
  children: ReactNode;
};

/** The cards in here open their postings in a dialog above the page. */
export function OpensPostings({ children, ...opened }: Props) {
  const opener = usePostingOpener();
  const isServed = useIsServed();
  const isOpen = useSearchParams()[0].has('job');
  const wasOpen = useWasOpen(isOpen && !isServed);
  return (
    <PostingOpenerContext value={opener}>
      {children}
      {wasOpen && (
        <Suspense>
          <OpenedPosting {...opened} />
        </Suspense>
      )}
    </PostingOpenerContext>
  );
}

/** Opens postings above the page. Stable callbacks, so that cards don't re-render. */
function usePostingOpener(): PostingOpener {
  const navigate = useNavigate();
  return useMemo(
    () => ({
      open: (postingId, hash) => {
        const next = new URLSearchParams(window.location.search);
        next.set('job', postingId);
        const opened = { search: next.toString(), hash };
        void navigate(opened, { preventScrollReset: true, state: { isOpened: true } });
      },
      preload: () => void loadOpened().catch(() => undefined),
    }),
    [navigate],
  );
}

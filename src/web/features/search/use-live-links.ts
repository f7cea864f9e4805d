import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCardSlots } from './card-slots.ts';
import { resultsId } from './search-ids.ts';

/** Lets a posting open above the results, sends a visitor who applies to the sign-in page, and keeps the focus on the page. */
export function useLiveLinks(query: URLSearchParams): void {
  const navigate = useNavigate();
  const { isVisitor } = useCardSlots();

  const follow = useEffectEvent((event: MouseEvent) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null) return;
    const { posting, apply, refocus } = link.dataset;
    if (posting) {
      event.preventDefault();
      const next = new URLSearchParams(query);
      next.set('job', posting);
      void navigate(
        { search: next.toString(), hash: link.hash },
        { preventScrollReset: true, state: { isOpened: true } },
      );
    } else if (apply && isVisitor) {
      event.preventDefault();
      const back = encodeURIComponent(`/job-application/${apply}`);
      void navigate(`/login?error=log-in-to-apply&next=${back}`);
    } else if (refocus !== undefined) {
      // The link goes with what it takes away.
      setTimeout(() => document.getElementById(resultsId)?.focus({ preventScroll: true }));
    }
  });

  useEffect(() => {
    document.addEventListener('click', follow, true);
    return () => document.removeEventListener('click', follow, true);
  }, []);
}

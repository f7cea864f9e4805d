import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useIsVisitor } from './card-slots.ts';
import { loadOpenedPosting } from './load-opened-posting.ts';
import { resultsId } from './search-ids.ts';

/** Lets a posting open above the results, sends a visitor who applies to the sign-in page, and keeps the focus on the page. */
export function useLiveLinks(query: URLSearchParams): void {
  const navigate = useNavigate();
  const isVisitor = useIsVisitor();

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
      const opened = { search: next.toString(), hash: link.hash };
      const { href } = link;
      // Where its window can't be loaded, the posting has a page of its own.
      loadOpenedPosting().then(
        () => navigate(opened, { preventScrollReset: true, state: { isOpened: true } }),
        () => location.assign(href),
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
    for (const name of signs) document.addEventListener(name, expectOpening, true);
    return () => {
      document.removeEventListener('click', follow, true);
      for (const name of signs) document.removeEventListener(name, expectOpening, true);
    };
  }, []);
}

/** What comes a moment before a press: the window of a posting is loaded meanwhile. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const;

function expectOpening({ target }: Event): void {
  const isPosting = target instanceof Element && target.closest('a[data-posting]') !== null;
  // Pressed without it, the posting opens as a page.
  if (isPosting) loadOpenedPosting().catch(() => undefined);
}

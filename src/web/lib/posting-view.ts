import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  type PostingSource,
  sourceOf,
  viaParameter,
  type ViewStep,
} from '#domain/analytics/posting-source.ts';
import { jobsPath } from '#domain/home/home-paths.ts';
import { api } from './api.ts';

const never = () => () => {};

/** Where the reader of a posting came from; `otherwise` where neither link nor page before say. */
export function usePostingSource(otherwise: PostingSource = 'direct'): PostingSource {
  const [params] = useSearchParams();
  const { key, pathname } = useLocation();
  const [loaded] = useState(key === 'default' ? pathname : null);
  const referrer = useSyncExternalStore(
    never,
    // It belongs to the page that was loaded, not to the pages opened from there.
    () => (pathname === loaded ? document.referrer : ''),
    () => '',
  );
  const via = params.get(viaParameter);
  const origin = referrer === '' ? '' : location.origin;
  const source = sourceOf({ via, referrer, origin });
  return source === 'direct' && via === null ? otherwise : source;
}

/** A link to a posting's application page that says where it stands. */
export const applyPath = (postingId: string, source: PostingSource): string =>
  `/job-application/${postingId}?${viaParameter}=${source}`;

/** The same within the dashboard, for a student who is there. */
export function useApplyPath(): typeof applyPath {
  const { pathname } = useLocation();
  return pathname.startsWith(jobsPath)
    ? (postingId, source) => `${jobsPath}/${postingId}/apply?${viaParameter}=${source}`
    : applyPath;
}

/** A glance is no view. */
const viewMs = 1_000;

/** Counts that a posting was opened, once it is really looked at; null counts nothing. */
export function useCountOpened(postingId: string | null, source: PostingSource): void {
  useEffect(() => {
    if (postingId === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      clearTimeout(timer);
      if (document.visibilityState !== 'visible') return;
      timer = setTimeout(() => {
        document.removeEventListener('visibilitychange', wait);
        countView(postingId, 'opened', source);
      }, viewMs);
    };
    wait();
    document.addEventListener('visibilitychange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', wait);
    };
  }, [postingId, source]);
}

/** Counts the first change of an application form. */
export function useCountStarted(postingId: string, source: PostingSource): () => void {
  const hasStarted = useRef(false);
  return () => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    countView(postingId, 'started', source);
  };
}

function countView(postingId: string, step: ViewStep, source: PostingSource): void {
  // A count that is lost is no reason to disturb anybody.
  void api.analytics.recordView.call({ postingId, step, source }).catch(() => undefined);
}

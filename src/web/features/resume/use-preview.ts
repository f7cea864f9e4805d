import { useEffect, useState } from 'react';
import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { loadPages } from './load-pages.ts';

const setAfterMs = 30;
const retryAfterMs = 5000;

export type PreviewState = 'loading' | 'shown' | 'cut' | 'old' | 'failed';

/**
 * Renders the current content as page images, shortly after each change. Only the newest request
 * counts; when it fails, the last pages stay.
 */
export function usePreview({ content, design }: ResumeDocument, isShown: boolean) {
  const [pages, setPages] = useState<string[] | null>(null);
  const [state, setState] = useState<PreviewState>('loading');
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!isShown) return undefined;
    const stale = new AbortController();
    let retry: ReturnType<typeof setTimeout> | undefined;
    const again = () => setTries((count) => count + 1);
    const make = async () => {
      try {
        const rendered = await loadPages({ content, design }, stale.signal);
        if (stale.signal.aborted) return;
        setPages(rendered.pages);
        setState(rendered.isCut ? 'cut' : 'shown');
      } catch (error) {
        if (stale.signal.aborted) return;
        const isTooMuch = refusalOf(error) === 'INVALID_INPUT';
        setState(isTooMuch || 'status' in (error as object) ? 'failed' : 'old');
        if (!isTooMuch) retry = setTimeout(again, retryAfterMs);
      }
    };
    const timer = setTimeout(() => void make(), setAfterMs);
    window.addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry);
      window.removeEventListener('online', again);
      stale.abort();
    };
  }, [content, design, isShown, tries]);
  return { pages, state };
}

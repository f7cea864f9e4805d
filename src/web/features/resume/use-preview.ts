import { useEffect, useState } from 'react';
import { findResumeProblems, isBlocking } from '#domain/resume/find-resume-problems.ts';
import type { WrittenResume } from '#domain/resume/merge-resumes.ts';
import { api } from '#web/lib/api.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';

const loadCut = () => import('#domain/resume/fit-resume.ts');

const setAfterMs = 30;
const retryAfterMs = 5000;

export type PreviewState = 'loading' | 'shown' | 'cut' | 'old' | 'failed';

/**
 * Renders the current content as page images, shortly after each change. Only the newest request
 * counts; when it fails, the last pages stay. Content beyond the limits for saving is cut.
 */
export function usePreview({ content, design }: WrittenResume, isShown: boolean) {
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
        const isOver = findResumeProblems(content).some(isBlocking);
        const made = await api.resume.listPages.call(
          { content: isOver ? (await loadCut()).cutResume(content) : content, design },
          { signal: stale.signal, context: {} },
        );
        const urls = made.pages.map((svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`);
        // Swapped together, to avoid a flash of empty pages.
        await Promise.all(urls.map(decoded));
        if (stale.signal.aborted) return;
        setPages(urls);
        setState(isOver ? 'cut' : 'shown');
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

async function decoded(url: string): Promise<void> {
  const picture = new Image();
  picture.src = url;
  await picture.decode().catch(() => undefined);
}

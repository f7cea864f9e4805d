import type { LinkAnswer } from '#domain/roadmap/link-check.ts';

export type CheckLink = (url: string) => Promise<LinkAnswer>;

/** Asks for a page without reading it. Redirects are answers and not followed. */
export function createCheckLink(timeoutMs = 10_000): CheckLink {
  const ask = async (url: string, method: 'GET' | 'HEAD'): Promise<LinkAnswer> => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await fetch(url, { method, redirect: 'manual', signal });
      await answer.body?.cancel();
      return answer.status;
    } catch {
      return null;
    }
  };
  return async (url) => {
    const status = await ask(url, 'HEAD');
    // Some servers know only GET.
    return status !== null && status < 400 ? status : ask(url, 'GET');
  };
}

import type { Ctx } from '#server/context.ts';
import { isUnavailable } from '#server/db/is-unavailable.ts';
import type { HttpContext } from './http-context.ts';

const notPages = /^\/(api|live|files)(\/|$)/u;

/** Whether the client is a browser that should get a readable page. */
export function wantsPage(c: HttpContext): boolean {
  return c.req.header('accept')?.includes('text/html') === true && !notPages.test(c.req.path);
}

/**
 * The page of last resort, with no dependency that can fail: a sentence, the request id, a link to
 * retry.
 */
export function failurePage(c: HttpContext, texts: Ctx['texts'], error: unknown): Response {
  const words = { title: 'site.failed.title', text: 'site.failed.text' } as const;
  return sentencePage(c, texts, words, isUnavailable(error) ? 503 : 500);
}

/** Replaces a file while the storage does not respond. */
export function filesUnavailablePage(c: HttpContext, texts: Ctx['texts']): Response {
  const words = {
    title: 'site.files-unavailable.title',
    text: 'site.files-unavailable.text',
  } as const;
  const answer = sentencePage(c, texts, words, 503);
  answer.headers.set('retry-after', '60');
  return answer;
}

type Words =
  | { title: 'site.failed.title'; text: 'site.failed.text' }
  | { title: 'site.files-unavailable.title'; text: 'site.files-unavailable.text' };

function sentencePage(c: HttpContext, texts: Ctx['texts'], words: Words, status: number) {
  const t = texts.translate('en');
  const retryUrl = c.req.method === 'GET' ? c.req.path + new URL(c.req.url).search : '/';
  const html = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(t(words.title))}</title></head>
<body><main>
<h1>${escaped(t(words.title))}</h1>
<p>${escaped(t(words.text))}</p>
<p><a href="${escaped(retryUrl)}">${escaped(t('site.failed.again'))}</a> <a href="/">${escaped(t('site.not-found.home'))}</a></p>
<p>${escaped(t('site.failed.request'))} <code>${escaped(c.get('requestId'))}</code></p>
</main></body>
</html>
`;
  return new Response(html, {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (char) => `&#${char.charCodeAt(0)};`);
}

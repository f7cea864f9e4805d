import { createHash } from 'node:crypto';
import type { HttpContext } from './http-context.ts';

/**
 * Responds with content that is the same for everyone and may be cached by anyone for some seconds.
 */
export function respondPublic(
  c: HttpContext,
  body: string | Uint8Array<ArrayBuffer>,
  { type, seconds }: { type: string; seconds: number },
): Response {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const headers = {
    'content-type': type,
    'cache-control': `public, max-age=${seconds}`,
    // Feed readers and other sites may embed public content.
    'cross-origin-resource-policy': 'cross-origin',
    etag,
  };
  const isKnown = c.req.header('if-none-match')?.includes(etag) === true;
  return new Response(isKnown ? null : body, { status: isKnown ? 304 : 200, headers });
}

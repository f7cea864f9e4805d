import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { isbot } from 'isbot';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import { NonceContext } from '#web/lib/nonce.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { RequestIdContext } from '#web/lib/request-id.ts';

export const streamTimeout = 10_000;

/** What the server makes once a request and hands to the loaders. */
export function createLoadContext(page: PageContext): RouterContextProvider {
  const provider = new RouterContextProvider();
  provider.set(pageContext, page);
  return provider;
}

const handleRequest: HandleDocumentRequestFunction = (
  request,
  status,
  headers,
  routerContext,
  loadContext,
) => {
  const { nonce, isPublic, requestId, report } = loadContext.get(pageContext);
  const isWhole = isPublic || isbot(request.headers.get('user-agent') ?? '');
  const started = performance.now();
  return new Promise((resolve, reject) => {
    let code = status;
    const nonceProps = nonce === null ? {} : { nonce };
    const { pipe, abort } = renderToPipeableStream(
      <NonceContext value={nonce}>
        <RequestIdContext value={requestId}>
          <ServerRouter context={routerContext} url={request.url} {...nonceProps} />
        </RequestIdContext>
      </NonceContext>,
      {
        ...nonceProps,
        // What is ready stands in its place: moved there by a script, it would be missing without scripts.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        [isWhole ? 'onAllReady' : 'onShellReady']() {
          const body = new PassThrough();
          body.on('close', () => clearTimeout(deadline));
          headers.set('content-type', 'text/html; charset=utf-8');
          const ms = performance.now() - started;
          headers.set('server-timing', `render;dur=${Number(ms.toFixed(1))}`);
          const stream = createReadableStreamFromReadable(body);
          resolve(new Response(stream, { status: code, headers }));
          pipe(body);
        },
        onShellError(error) {
          clearTimeout(deadline);
          reject(error);
        },
        onError(error) {
          code = 500;
          if (!request.signal.aborted) report(error);
        },
      },
    );
    // Kept running it would hold the whole page until then.
    const deadline = setTimeout(abort, streamTimeout + 1_000).unref();
  });
};

export default handleRequest;

/** Failures of loaders; the server's log adds the request's id. An address that leads nowhere is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error);
};

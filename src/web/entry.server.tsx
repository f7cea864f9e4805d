import { Writable } from 'node:stream';
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
          const { readable, writable } = flushedStream();
          writable.on('close', () => clearTimeout(deadline));
          headers.set('content-type', 'text/html; charset=utf-8');
          const ms = performance.now() - started;
          headers.set('server-timing', `render;dur=${Number(ms.toFixed(1))}`);
          resolve(new Response(readable, { status: code, headers }));
          pipe(writable);
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

/** Passes on what React flushes as one chunk: its buffers of 2 KB would each be compressed and sent by itself. */
function flushedStream() {
  let parts: Uint8Array[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array>;
  const flush = () => {
    if (parts.length > 0) controller.enqueue(Buffer.concat(parts));
    parts = [];
  };
  const writable = new Writable({
    write(part: Uint8Array, _encoding, done) {
      parts.push(part);
      done();
    },
    final(done) {
      flush();
      controller.close();
      done();
    },
    destroy(error, done) {
      if (error !== null) controller.error(error);
      done(null);
    },
  });
  const readable = new ReadableStream<Uint8Array>({
    start: (own) => void (controller = own),
    cancel: () => void writable.destroy(),
  });
  // React calls `flush` of a stream that has it, as those of node:zlib do.
  return { readable, writable: Object.assign(writable, { flush }) };
}

/** Failures of loaders; the server's log adds the request's id. An address that leads nowhere is none. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error);
};

import { Writable } from 'node:stream';
import { isbot } from 'isbot';
import { preloadModule } from 'react-dom';
import { renderToPipeableStream } from 'react-dom/server';
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
  type ServerRouterProps,
} from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import { NonceContext } from '#web/lib/nonce.ts';
import { pageContext } from '#web/lib/page-context.ts';
import { RequestIdContext } from '#web/lib/request-id.ts';

export const streamTimeout = 10_000;

/** Creates the per-request context for loaders. */
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
          <Page context={routerContext} url={request.url} {...nonceProps} />
        </RequestIdContext>
      </NonceContext>,
      {
        ...nonceProps,
        // Renders ready content inline: moved into place by a script, it would be missing without
        // scripts.
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
    // Cleared when the response ends: a pending timer would hold the whole page in memory.
    const deadline = setTimeout(abort, streamTimeout + 1_000).unref();
  });
};

export default handleRequest;

/**
 * React Router's own hints have the priority of fonts, so that scripts would delay the first paint
 * on a slow connection. A browser follows the first hint for a file.
 */
function Page(props: ServerRouterProps) {
  const { manifest, staticHandlerContext } = props.context;
  const routes = staticHandlerContext.matches.map(({ route }) => manifest.routes[route.id]);
  const parts = routes.some((route) => route?.id === 'routes/maintenance')
    ? []
    : [manifest.entry, ...routes.filter((route) => route !== undefined)];
  for (const { module, imports = [] } of parts)
    for (const href of [module, ...imports]) preloadModule(href, lowPriority);
  return <ServerRouter {...props} />;
}

const lowPriority = { as: 'script', fetchPriority: 'low' } as const;

/**
 * Forwards each flush of React as one chunk: otherwise its 2 KB buffers are compressed and sent
 * separately.
 */
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
  // React calls `flush` on streams that have it, such as those of node:zlib.
  return { readable, writable: Object.assign(writable, { flush }) };
}

/** Logs loader failures; the server's log adds the request's id. A 404 is not a failure. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return;
  context.get(pageContext).report(error);
};

import type { RequestListener } from 'node:http';
import { getRequestListener, RequestError } from '@hono/node-server';
import type { Logger } from 'pino';
import type { App } from './http-context.ts';
import { plainHeaders } from './security-headers.ts';

/**
 * Passes Node's requests to the app. A request without a valid URL is answered here, before any
 * middleware.
 */
export function createListener(app: App, log: Logger): RequestListener {
  const listener = getRequestListener(app.fetch, {
    overrideGlobalObjects: false,
    errorHandler(error) {
      const isTheirs = error instanceof RequestError;
      if (!isTheirs) log.error({ err: error }, 'a request failed before routing');
      const [code, status] = isTheirs ? ['INVALID_INPUT', 400] : ['INTERNAL_SERVER_ERROR', 500];
      return Response.json({ code }, { status: Number(status), headers: plainHeaders });
    },
  });
  return (request, response) => void listener(request, response);
}

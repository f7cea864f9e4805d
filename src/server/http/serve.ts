import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import { listenProblem } from '#server/startup/start-problem.ts';
import { plainHeaders } from './security-headers.ts';

const drainMs = 8_000;
const statusOfError: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

export type Running = { server: Server; port: number; drain: () => Promise<void> };

/**
 * Starts listening. Draining refuses new connections and requests, closes idle connections and
 * finishes current responses.
 */
export async function serve(
  listener: RequestListener,
  { port, host, log }: { port: number; host: string; log: Logger },
  server: Server = createServer({ connectionsCheckingInterval: 5_000, requireHostHeader: false }),
): Promise<Running> {
  const sockets = new Set<Socket>();
  let isDraining = false;
  server.on('request', (request, response) => {
    if (isDraining) {
      response.writeHead(503, { ...plainHeaders, connection: 'close' }).end();
      return;
    }
    response.on('close', () => isDraining && setImmediate(() => server.closeIdleConnections()));
    listener(request, response);
  });
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    if (socket.writable && !socket.bytesWritten) socket.write(refusalOf(error));
    socket.destroySoon();
  });
  server.headersTimeout = 20_000;
  server.requestTimeout = 60_000;
  server.keepAliveTimeout = 65_000;
  const bound = await listen(server, port, host);

  return {
    server,
    port: bound,
    drain: () =>
      new Promise((resolve) => {
        isDraining = true;
        const timer = setTimeout(() => {
          log.warn({ connections: sockets.size }, 'answers still running were cut off');
          for (const socket of sockets) socket.destroy();
        }, drainMs);
        server.close(() => {
          clearTimeout(timer);
          resolve();
        });
        server.closeIdleConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error) => reject(listenProblem(error, { port, host })));
    server.listen({ port, ...(host && { host }) }, () => {
      const address = server.address();
      resolve(typeof address === 'object' && address !== null ? address.port : port);
    });
  });
}

/** The response to malformed or timed-out requests. */
function refusalOf(error: NodeJS.ErrnoException): string {
  const status = statusOfError[error.code ?? ''] ?? 400;
  const headers = Object.entries({ ...plainHeaders, connection: 'close', 'content-length': '0' });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines}\r\n`;
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Serves the product's pages, each paused in the middle of its markup until released. */
export async function startStallingServer(
  origin: string,
): Promise<{ origin: string; letGo: () => void; close: () => Promise<void> }> {
  let letGo = (): void => undefined;
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(new URL(request.url ?? '/', origin));
      const body = Buffer.from(await answer.arrayBuffer());
      const type = answer.headers.get('content-type') ?? '';
      response.writeHead(answer.status, { 'content-type': type });
      if (type.startsWith('text/html')) {
        const half = body.indexOf('</article>');
        response.write(body.subarray(0, half));
        await gone;
        response.end(body.subarray(half));
      } else response.end(body);
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    letGo,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

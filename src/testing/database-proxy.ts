import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';

export type DatabaseProxy = AsyncDisposable & {
  connectionString: string;
  /** Simulates a database crash: every connection breaks and new ones are refused. */
  cut(): void;
  /** Simulates a silent network failure: every connection stays open but carries nothing. */
  freeze(): void;
  restore(): void;
  /** Delivers what the database sends from now on this much later. */
  delay(ms: number): void;
};

/** A proxy to a database that a test can cut without affecting other users of the server. */
export async function startDatabaseProxy(connectionString: string): Promise<DatabaseProxy> {
  const { host, port, user, password, database } = new pg.Client({ connectionString });
  const sockets = new Set<Socket>();
  let isCut = false;
  let delayMs = 0;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    const far = host.startsWith('/')
      ? connect(join(host, `.s.PGSQL.${port}`))
      : connect(port, host);
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      if (socket === near) socket.pipe(other);
      else socket.on('data', (chunk) => void setTimeout(() => other.write(chunk), delayMs));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(
    `postgresql://127.0.0.1:${(server.address() as AddressInfo).port}/${database ?? ''}`,
  );
  url.username = user ?? '';
  url.password = typeof password === 'string' ? password : '';
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    connectionString: url.href,
    cut() {
      isCut = true;
      breakAll();
    },
    freeze() {
      for (const socket of sockets) socket.unpipe().pause();
    },
    delay(ms) {
      delayMs = ms;
    },
    restore() {
      isCut = false;
    },
    [Symbol.asyncDispose]: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

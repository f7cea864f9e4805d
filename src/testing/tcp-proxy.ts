import { createServer, type AddressInfo, type Socket } from 'node:net';

export type TcpProxy = AsyncDisposable & {
  port: number;
  /** Simulates a crash: every connection breaks and new ones are refused. */
  cut(): void;
  /**
   * Simulates lost packets: every connection, also a new one, stays open but carries nothing, for
   * good.
   */
  freeze(): void;
  /** New connections work again. */
  restore(): void;
  /** Delivers what the server sends from now on this much later. */
  delay(ms: number): void;
};

/** A proxy to a server that a test can cut without affecting other users of the server. */
export async function startTcpProxy(connectFar: () => Socket): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  let isCut = false;
  let isFrozen = false;
  let delayMs = 0;
  const server = createServer((near) => {
    if (isCut) return near.destroy();
    near.on('error', () => undefined);
    if (isFrozen) {
      sockets.add(near.pause());
      return near.on('close', () => sockets.delete(near));
    }
    const far = connectFar();
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        // What was sent before the end still arrives.
        setTimeout(() => other.destroySoon(), delayMs);
      });
      if (socket === near) socket.pipe(other);
      else socket.on('data', (chunk) => void setTimeout(() => other.write(chunk), delayMs));
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const breakAll = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      isCut = true;
      breakAll();
    },
    freeze() {
      isFrozen = true;
      for (const socket of sockets) socket.unpipe().pause();
    },
    delay(ms) {
      delayMs = ms;
    },
    restore() {
      isCut = false;
      isFrozen = false;
    },
    [Symbol.asyncDispose]: async () => {
      breakAll();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

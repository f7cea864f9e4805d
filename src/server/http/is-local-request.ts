import type { HttpContext } from './http-context.ts';

const proxied = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/** Whether a request comes from this machine, under a local name and through no proxy. */
export function isLocalRequest(c: HttpContext): boolean {
  const peer = c.env?.incoming?.socket.remoteAddress ?? '';
  const isLoopback = /^(::ffff:)?127\.|^::1$/u.test(peer);
  const { hostname } = new URL(c.req.url);
  const isLocalName = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return isLoopback && isLocalName && proxied.every((name) => c.req.header(name) === undefined);
}

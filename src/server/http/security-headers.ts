import { randomBytes } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import type { HttpEnv } from './http-context.ts';

const shared = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types reader lessons',
];

export function pagePolicy(scripts: string): string {
  return [...shared, `script-src ${scripts}`].join('; ');
}

/** Allows scripts with this response's nonce, and the scripts that they load. */
export const nonceSource = (nonce: string) => `'nonce-${nonce}' 'strict-dynamic'`;

/** The same for a page that shows our own files in a frame and plays recorded answers. */
export function framingPolicy(scripts: string): string {
  return `${pagePolicy(scripts)}; frame-src 'self'; media-src 'self'`;
}

/** The same for the recorder: it also plays what it recorded and what we serve. */
export function recorderPolicy(scripts: string): string {
  return `${pagePolicy(scripts)}; media-src 'self' blob:`;
}

const permissions = (devices: string) =>
  `camera=${devices}, microphone=${devices}, geolocation=(), payment=()`;
/** Lets a page ask for the camera and the microphone; no other page can. */
export const recorderPermissions = permissions('(self)');

/** The policy of a worker: it loads its own scripts and has no network access. */
export const workerPolicy =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The policy of the worker that answers without a connection: it only passes requests on. */
export const lessonWorkerPolicy =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers of responses that are not pages: nothing in them runs and they are not cached. */
export const plainHeaders: Record<string, string> = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': permissions('()'),
  'x-frame-options': 'DENY',
  'cache-control': 'private, no-store',
};

/**
 * Sets the security headers that a response has not set itself; responses are private by default.
 */
export function securityHeaders(): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    c.set('nonce', randomBytes(16).toString('base64'));
    await next();
    for (const [name, value] of Object.entries(plainHeaders)) {
      if (!c.res.headers.has(name)) c.res.headers.set(name, value);
    }
  };
}

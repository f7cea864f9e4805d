import type { Logger } from 'pino';
import { hashToken } from '#server/auth/secret.ts';
import type { HttpContext } from './http-context.ts';
import { loggedPath } from './request-log.ts';

export type SecurityEvent = 'sign-in failed' | 'sign-in blocked' | 'origin refused';

const traceparent = /^[\da-f]{2}-[\da-f]{32}-[\da-f]{16}-[\da-f]{2}$/u;

/** Logs what an operator watches for. People appear as a hash: the same person, the same value. */
export function logSecurity(
  c: HttpContext,
  log: Logger,
  event: SecurityEvent,
  { reason, user }: { reason: string; user?: string | undefined },
): void {
  const trace = c.req.header('traceparent') ?? '';
  log.warn(
    {
      event,
      reason,
      requestId: c.get('requestId'),
      route: loggedPath(c.req.url),
      ...(user !== undefined && { user: hashToken(`log ${user.trim().toLowerCase()}`) }),
      ...(traceparent.test(trace) && { traceparent: trace }),
    },
    'security event',
  );
}

import { subscriberIn } from '#domain/plan/subscriber.ts';
import { AppError, orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import type { AdminScope } from '#server/scopes.ts';
import { lockRequest } from './plan-request.store.ts';

/** Locks a request that waits for a decision, and says whose it is. */
export async function requireOpenRequest(tx: Ctx, scope: AdminScope, requestId: string) {
  const request = orNotFound(await lockRequest(tx, scope, requestId));
  if (request.state !== 'open') throw new AppError('PLAN_REQUEST_DECIDED');
  return { request, subscriber: subscriberIn(request) };
}

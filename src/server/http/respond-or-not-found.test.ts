import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Refusal } from '#domain/refusals.ts';
import { AppError } from '#server/app-error.ts';
import type { HttpEnv } from './http-context.ts';
import { respondOrNotFound } from './respond-or-not-found.ts';

test.each<[Refusal, number, string]>([
  ['NOT_FOUND', 404, 'NOT_FOUND'],
  ['FORBIDDEN', 404, 'NOT_FOUND'],
  ['NOT_SIGNED_IN', 404, 'NOT_FOUND'],
  ['TOO_MANY_REQUESTS', 429, 'TOO_MANY_REQUESTS'],
  ['FILES_UNAVAILABLE', 503, 'FILES_UNAVAILABLE'],
])('SEC-03 where nobody learns what exists %s responds %i %s', async (refusal, status, code) => {
  const app = new Hono<HttpEnv>();
  app.get('/', (c) => respondOrNotFound(c, () => Promise.reject(new AppError(refusal))));
  const response = await app.request('/');
  expect([response.status, await response.json()]).toEqual([status, { code }]);
});

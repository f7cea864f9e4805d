import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Audience } from '#contract/procedure.ts';
import { procedures } from '#testing/calls/calls.ts';
import { type Cast, createCast } from '#testing/cast.ts';
import { startTestServer, type TestServer } from '#testing/server.ts';

type Role = keyof Cast['people'];
const roles: Role[] = ['visitor', 'student', 'recruiter', 'interviewer', 'stranger', 'admin'];
const allowed: Record<Audience, Role[]> = {
  anyone: roles,
  'signed-in': ['student', 'recruiter', 'interviewer', 'stranger', 'admin'],
  'student-or-member': ['student', 'recruiter', 'interviewer', 'stranger'],
  'student-or-owner': ['student', 'stranger'],
  student: ['student'],
  'recruiter-or-admin': ['recruiter', 'stranger', 'admin'],
  'member-or-admin': ['interviewer', 'recruiter', 'stranger', 'admin'],
  member: ['recruiter', 'interviewer', 'stranger'],
  recruiter: ['recruiter', 'stranger'],
  owner: ['stranger'],
  admin: ['admin'],
};

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await createCast(server);
});
afterAll(() => server[Symbol.asyncDispose]());

const cases = procedures.flatMap((route) =>
  roles.map((role) => [role, route.name, route] as const),
);

describe('every role at every call, with an empty input', () => {
  test.each(cases)('AUTH-12 %s at %s, on both mounts', async (role, _name, route) => {
    const client = cast.people[role];
    const path = route.path.replaceAll(/\{\w+\}/gu, crypto.randomUUID());
    const isRead = route.method === 'GET';
    const rest = isRead ? await client.fetch(path) : await client.send(route.method, path, {});
    const rpc = await client.send('POST', route.rpcPath, {}, { 'x-csrf-token': 'orpc' });
    const refused = role === 'visitor' ? [401, 'NOT_SIGNED_IN'] : [403, 'FORBIDDEN'];
    for (const answer of [rest, rpc]) {
      const { status } = answer;
      const code = /"code":"(\w+)"/u.exec(await answer.text())?.[1];
      const isLetIn = status !== 401 && status !== 403;
      expect([isLetIn, isLetIn || [status, code]]).toEqual(
        allowed[route.meta.audience].includes(role) ? [true, true] : [false, refused],
      );
    }
  });
});

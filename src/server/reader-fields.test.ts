import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applications } from '#server/db/tables/applications.ts';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** The fields that say something; empty lists, empty texts and null don't. */
function saidBy(answer: unknown, path = ''): Set<string> {
  if (answer instanceof ORPCError) return new Set([`refuses ${answer.code}`]);
  if (Array.isArray(answer)) return new Set(answer.flatMap((each) => [...saidBy(each, path)]));
  if (answer instanceof Date || answer === null || typeof answer !== 'object')
    return new Set(answer === null || answer === '' || answer === undefined ? [] : [path]);
  return new Set(
    Object.entries(answer).flatMap(([name, value]) => [
      ...saidBy(value, path === '' ? name : `${path}.${name}`),
    ]),
  );
}

const reads = procedures.filter(
  ({ method, meta }) =>
    method === 'GET' &&
    /^(?:member|member-or-admin|student-or-member|signed-in)$/u.test(meta.audience),
);
const recorded: string[] = [];

test.each(reads.map((procedure) => [procedure.name, procedure] as const))(
  'SEC-02 CO-10 an interviewer is answered less of %s than a recruiter, as reviewed',
  async (name, { prepare }) => {
    const { by, input } = await prepare(world);
    // A student's call is one about an application; its company asks the same.
    const newest = (await world.rows(applications)).at(-1)?.companyId;
    const id = by.kind === 'member' ? by.companyId : newest;
    if (id === undefined) return;
    const interviewer = await world.member({ id }, 'interviewer');
    await world.pool.query(
      `insert into application_interviewers (company_id, application_id, member_id, created_at)
       select company_id, id, $2, now() from job_applications where company_id = $1`,
      [id, interviewer.userId],
    );
    const [whole, part] = await Promise.all(
      [await world.member({ id }), interviewer].map(async (reader) => {
        const call = { by: reader, input };
        return saidBy(await callProcedure(world, name, call).catch((error: unknown) => error));
      }),
    );
    const only = (one = new Set<string>(), other = new Set<string>()) =>
      [...one].filter((field) => !other.has(field));
    const lines = [
      ...only(whole, part).map((field) => `  not ${field}`),
      ...only(part, whole).map((field) => `  but ${field}`),
    ];
    expect(whole).toBeDefined();
    if (lines.length > 0) recorded.push([name, ...lines.toSorted()].join('\n'));
  },
);

test('SEC-02 CO-10 what interviewers are not answered matches the reviewed snapshot', async () => {
  // If they may know more or less on purpose, `vitest -u` records it and the review sees it.
  await expect(`${recorded.toSorted().join('\n\n')}\n`).toMatchFileSnapshot('./reader-fields.snap');
});

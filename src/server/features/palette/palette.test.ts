import { afterAll, beforeAll, expect, test } from 'vitest';
import { indexPostings } from '#server/features/search/index-postings.ts';
import { createEverybody, type Everybody } from '#testing/everybody.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
let everybody: Everybody;
beforeAll(async () => {
  world = await createWorld();
  everybody = await createEverybody(world);
  const { postings } = everybody;
  await world.pool.query(`update job_postings set title = 'Quokka keeper' where id = any($1)`, [
    [postings.open.id, postings.appliedX.id],
  ]);
  await indexPostings(world.ctx(), [postings.open.id, postings.appliedX.id]);
});
afterAll(() => world?.[Symbol.asyncDispose]());

const ask = async (who: keyof Everybody['people'], q: string) => {
  const { items } = await world
    .call(await world.actorOf(everybody.people[who]))
    .palette.list({ q });
  return items.map(({ kind, id }) => `${kind} ${id}`).toSorted();
};

test('DASH-01 a student finds open postings and their own applications, but no one else’s', async () => {
  const { postings, applications } = everybody;
  const open = [`posting ${postings.appliedX.id}`, `posting ${postings.open.id}`];
  expect(await ask('studentB', 'quokka')).toEqual(open.toSorted());
  expect(await ask('studentA', 'quokka')).toEqual(
    [`application ${applications.x.id}`, ...open].toSorted(),
  );
});

test('DASH-01 a company finds its own candidates and postings, an interviewer only assigned ones', async () => {
  const name = everybody.people.studentA.name;
  expect(await ask('recruiterX', name)).toContain(`candidate ${everybody.applications.x.id}`);
  expect(await ask('recruiterY', name)).not.toContain(`candidate ${everybody.applications.x.id}`);
  expect(await ask('interviewerX', name)).toEqual([]);
  expect(await ask('recruiterX', 'quokka')).toContain(`posting ${everybody.postings.appliedX.id}`);
});

test('DASH-01 an administrator finds users and companies', async () => {
  const { people, companies } = everybody;
  expect(await ask('admin', people.studentB.email)).toEqual([`user ${people.studentB.userId}`]);
  expect(await ask('admin', companies.x.name)).toContain(`company ${companies.x.id}`);
});

test.each(['%', '_', '\\', "' or 1=1 --", '(', 'a & | b', '🦘', 'محمد', 'x'.repeat(100)])(
  'DASH-01 %j is matched literally',
  async (typed) => {
    for (const who of ['studentA', 'recruiterX', 'admin'] as const) {
      expect(await ask(who, typed)).toEqual([]);
    }
  },
);

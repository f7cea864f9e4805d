import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AcceptedTest } from '#domain/assessment/accepted-test.ts';
import { applications } from '#server/db/tables/applications.ts';
import { postings } from '#server/db/tables/postings.ts';
import { createFound, createShown } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const frontend: AcceptedTest = { domain: 'frontend', level: 2, months: 6 };
type Posting = { id: string };

const ask = (posting: Posting, skillBadge: AcceptedTest) =>
  world.db.update(postings).set({ skillBadge }).where(eq(postings.id, posting.id));

/** The badge as the student reads it in the job, and as the company reads it beside them. */
async function statesOf({ student, recruiter, posting, applicationId }: Shown) {
  const own = await world.call(student).match.load({ postingId: posting.id });
  const received = await world.call(recruiter).match.loadReceived({ applicationId });
  return [own, received].map(
    ({ requirements }) => requirements.find((each) => each.requirement === 'badge')?.state,
  );
}
type Shown = Awaited<ReturnType<typeof createShown>>;

test('CO-11 a posting asks for a badge of a domain, with a level and an age', async () => {
  const made = await createShown(world);
  expect(await statesOf(made)).toEqual([undefined, undefined]);
  const states = async (change: Partial<AcceptedTest>) => {
    await ask(made.posting, { ...frontend, ...change });
    return statesOf(made);
  };
  expect(await states({})).toEqual(['met', 'met']);
  expect(await states({ level: 3 })).toEqual(['unmet', 'unmet']);
  expect(await states({ domain: 'backend' })).toEqual(['unmet', 'unmet']);
  await world.pool.query(
    `update test_attempts set submitted_at = submitted_at - interval '7 months' where user_id = $1`,
    [made.student.userId],
  );
  expect(await states({})).toEqual(['unmet', 'unmet']);
  expect(await states({ months: 12 })).toEqual(['met', 'met']);
});

test('CO-11 only a badge that the student shows counts: a passed test, a hidden and a revoked badge do not', async () => {
  const made = await createShown(world);
  const { student, credentialId } = made;
  await ask(made.posting, frontend);
  const { setHidden } = world.call(student).credential;
  await setHidden({ credentialId, isHidden: true });
  expect(await statesOf(made)).toEqual(['unmet', 'unmet']);
  await setHidden({ credentialId, isHidden: false });
  expect(await statesOf(made)).toEqual(['met', 'met']);
  await world
    .call(await world.admin())
    .credential.revoke({ credentialId, reason: 'Given by mistake' });
  expect(await statesOf(made)).toEqual(['unmet', 'unmet']);
});

test('CO-11 nobody else’s badge counts, and an ended application shows what was earned by then', async () => {
  const made = await createShown(world);
  await ask(made.posting, frontend);
  const other = await world.student();
  const { requirements } = await world.call(other).match.load({ postingId: made.posting.id });
  expect(requirements).toContainEqual({ requirement: 'badge', state: 'unmet' });
  const endedAt = new Date(world.now.getTime() - 86_400_000);
  await world.db
    .update(applications)
    .set({ status: 'rejected', updatedAt: endedAt })
    .where(eq(applications.id, made.applicationId));
  expect(await statesOf(made)).toEqual(['met', 'unmet']);
});

test('CO-11 a missing badge only warns: the score stays, and applying works', async () => {
  const { recruiter, student } = await createFound(world);
  const company = { id: recruiter.companyId };
  const posting = await world.posting(company, { skills: ['Bread'], location: 'Pune' });
  const match = () =>
    world.call(recruiter).match.loadCandidate({
      studentId: student.userId,
      postingId: posting.id,
    });
  const before = await match();
  await ask(posting, { ...frontend, level: 3 });
  const after = await match();
  expect(after.match.score).toBe(before.match.score);
  expect(after.match).toMatchObject({
    skillBadge: { ...frontend, level: 3 },
    requirements: expect.arrayContaining([{ requirement: 'badge', state: 'unmet' }]),
  });
  const { id: resumeFileId } = await world.file(student);
  const { application } = world.call(student);
  const sent = { fullName: 'Asha Rao', email: 'asha@example.test', resumeFileId };
  const { id } = await application.submit({ ...sent, postingId: posting.id });
  expect(await application.findOwn({ postingId: posting.id })).toMatchObject({
    application: { id, status: 'pending' },
  });
});

import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { applications } from '#server/db/tables/applications.ts';
import { idempotencyKeys } from '#server/db/tables/idempotency-keys.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { procedures } from '#testing/calls/calls.ts';
import { addSecured, setUpOf } from '#testing/secured-student.ts';
import { createWorld, type World } from '#testing/world.ts';
import { runOncePerKey } from './idempotency.store.ts';

const idempotencyKey = 'key-of-the-first-try';

async function createBoard(world: World) {
  const company = await world.company();
  const recruiter = await world.member(company, 'recruiter');
  const posting = await world.posting(company);
  const student = await world.student();
  const input = {
    postingId: posting.id,
    resumeFileId: (await world.file(student)).id,
    fullName: 'Asha Rao',
    email: 'asha@example.test',
  };
  return { company, recruiter, posting, student, input };
}

test('REL-10 a replay returns the same answer and has no effect', async () => {
  await using world = await createWorld();
  const { recruiter, student, input } = await createBoard(world);
  const { submit } = world.call(student, { idempotencyKey }).application;
  const first = await submit(input);
  const after = await world.dump();
  world.passTime(60_000);
  expect(await submit(input)).toEqual(first);
  expect(await world.dump()).toEqual(after);

  const { move } = world.call(recruiter, { idempotencyKey }).application;
  const change = { applicationId: first.id, to: 'under_review' as const, version: 1 };
  const moved = await move(change);
  const afterMove = await world.dump();
  expect(await move(change)).toEqual(moved);
  expect(await world.dump()).toEqual(afterMove);
});

test('REL-10 the same key with another input or procedure is refused', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { submit } = world.call(student, { idempotencyKey }).application;
  await submit(input);
  const other = () => submit({ ...input, phone: '12345' });
  expect(await world.refusal(other)).toBe('IDEMPOTENCY_KEY_REUSED');
  await expect(other()).rejects.toMatchObject({ status: 422 });
  await world.pool.query("update idempotency_keys set procedure = 'application.move'");
  expect(await world.refusal(() => submit(input))).toBe('IDEMPOTENCY_KEY_REUSED');
});

test('REL-10 two people’s keys do not collide', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const other = await world.student();
  const own = { ...input, resumeFileId: (await world.file(other)).id };
  const first = await world.call(student, { idempotencyKey }).application.submit(input);
  const second = await world.call(other, { idempotencyKey }).application.submit(own);
  expect(second.id).not.toBe(first.id);
  expect(await world.rows(applications)).toHaveLength(2);
});

test('REL-10 of twenty concurrent calls with one key, one runs and all get its answer', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { submit } = world.call(student, { idempotencyKey }).application;
  const answers = await Promise.all(Array.from({ length: 20 }, () => submit(input)));
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await world.rows(applications)).toHaveLength(1);
  expect(await world.rows(notifications)).toHaveLength(1);
  expect(await world.tasks('mail.send')).toHaveLength(1);
});

test('REL-10 a failed call releases its key', async () => {
  await using world = await createWorld();
  const { posting, student, input } = await createBoard(world);
  const { submit } = world.call(student, { idempotencyKey }).application;
  await world.pool.query("update job_postings set state = 'closed'");
  expect(await world.refusal(() => submit(input))).toBe('POSTING_NOT_OPEN');
  expect(await world.refusal(() => submit({ ...input, email: 'no' }))).toBe('EMAIL_INVALID');
  await world.pool.query("update job_postings set state = 'active' where id = $1", [posting.id]);
  await submit(input);
  expect(await world.rows(applications)).toHaveLength(1);
  expect(await world.rows(idempotencyKeys)).toHaveLength(1);
});

test('REL-10 the stored record of a call reveals nothing of its input', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  await world
    .call(student, { idempotencyKey })
    .application.submit({ ...input, coverLetter: 'A secret wish.' });
  const kept = JSON.stringify(await world.rows(idempotencyKeys));
  for (const text of ['secret', 'Asha', 'asha@']) expect(kept).not.toContain(text);
});

test('REL-10 a key grants no access: refused callers stay refused with it', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const stranger = await world.member(await world.company(), 'owner');
  await world.call(student, { idempotencyKey }).application.submit(input);
  const submit = (actor?: typeof stranger) =>
    world.refusal(() => world.call(actor, { idempotencyKey }).application.submit(input));
  expect(await submit(stranger)).toBe('FORBIDDEN');
  expect(await submit()).toBe('NOT_SIGNED_IN');
});

/**
 * Their answers are shown once and not stored, they wait for an external service, or they are safe
 * to repeat.
 */
const withoutKey = [
  'account.confirmTwoFactor',
  'account.createCodes',
  'account.requestTwoFactor',
  'account.setUserPassword',
  'assessment.runAnswer',
  'assessment.saveAnswer',
  'assessment.start',
  'assessment.submitSection',
  'assessment.transcribe',
  'ats.createFromResume',
  'credential.cancelReference',
  // Verifying again is the same, and the student is told once a day.
  'credential.requestVerification',
  'credential.setHidden',
  'match.loadCandidate',
  'posting.suggestRewrites',
  'recording.createTranscript',
  'resume.createFile',
  'resume.listPages',
  'resume.save',
  'resume.suggestWordings',
  'skillTest.recordTabSwitch',
  'skillTest.runAnswer',
  'skillTest.saveAnswer',
  'skillTest.submitAttempt',
  'talent.loadCandidate',
];

test('REL-10 every authenticated write accepts a key, except those listed here', () => {
  const refusing = procedures.filter(
    ({ method, meta }) => method !== 'GET' && meta.audience !== 'anyone' && !meta.takesKey,
  );
  expect(refusing.map(({ name }) => name).toSorted()).toEqual(withoutKey);
  const reading = procedures.filter(({ method, meta }) => method === 'GET' && meta.takesKey);
  expect(reading).toEqual([]);
});

test('REL-46 an answer with dates, empty fields and a field order is replayed unchanged', async () => {
  await using world = await createWorld();
  const ctx = world.ctx(await world.student());
  const first = { z: new Date('2026-11-21T10:00:00.123Z'), a: [null, undefined, { b: 1n }], c: '' };
  const call = { key: 'k', procedure: 'x', inputHash: 'y' };
  await runOncePerKey(ctx, call, () => Promise.resolve(first));
  const again = await runOncePerKey(ctx, call, () => Promise.reject(new Error('It ran twice.')));
  expect(again).toEqual(first);
  expect(Object.keys(again as object)).toEqual(Object.keys(first));
});

test('SEC-18 secrets that are shown once are in no stored answer', async () => {
  await using world = await createWorld();
  const { student } = await addSecured(world);
  const setUp = setUpOf(world, student.userId);
  const as = (actor: Actor) => world.call(actor, { idempotencyKey: crypto.randomUUID() }).account;
  const { codes } = await as(student).confirmTwoFactor(setUp);
  const { userId } = await world.student();
  const reset = { userId, way: 'password', version: 1 } as const;
  const { password } = await as(await world.admin()).setUserPassword(reset);
  expect([codes.length, password?.length]).toEqual([10, 12]);
  const kept = JSON.stringify(await world.rows(idempotencyKeys));
  for (const secret of [...codes, password ?? '']) expect(kept).not.toContain(secret);
});

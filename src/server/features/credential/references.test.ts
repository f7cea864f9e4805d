import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { maxOpenReferences, oldReferenceMs, referenceMs } from '#domain/credential/reference.ts';
import { graceMs } from '#domain/undo.ts';
import { deleteExpired } from '#server/background/retention.ts';
import { inTransaction } from '#server/context.ts';
import { rateLimits } from '#server/db/tables/accounts.ts';
import { referenceRequests } from '#server/db/tables/reference-requests.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { createAsked } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { confirmReference, declineReference, findReference, mailReference } from './references.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());
beforeEach(async () => void (await world.db.delete(rateLimits)));

const system = () => world.ctx({ kind: 'system' });
// Refused requests are counted, so something is written.
const codeOf = (call: () => Promise<unknown>): Promise<string | null> =>
  call().then(
    () => null,
    (error: { code: string }) => error.code,
  );
const rowOf = async (id: string) =>
  (await world.rows(referenceRequests)).find((each) => each.id === id);
const mailsOf = async (id: string) =>
  (await world.tasks('mail.send')).filter(({ mail }) => mail.id === id);
const words = 'Asha rewrote our importer and found two bugs of mine.';
const answer = { name: ' Dr. Meera Iyer ', relation: 'Team lead, Acme', words };
const asked = { name: 'Meera Iyer', relation: 'Team lead', message: '' };

test('CRED-01 a mentor’s word becomes a badge that says whose it is and that nobody checked it', async () => {
  const { by, referenceId, token } = await createAsked(world);
  await mailReference(system(), { referenceId });
  const [mail] = await mailsOf(referenceId);
  expect(mail?.mail.text).toContain(`/reference/${token}`);
  // A mail that was delayed until then would lead nowhere.
  expect(mail?.notAfter).toBe((await rowOf(referenceId))?.expiresAt.toISOString());
  expect(await findReference(world.ctx(), { token })).toMatchObject({
    state: 'open',
    asked: { name: 'Meera Iyer' },
  });
  await confirmReference(world.ctx(), { token, ...answer });
  const { earned, references, items } = await world.call(by).credential.listOwn({});
  const title = 'Reference from Dr. Meera Iyer';
  expect(earned).toMatchObject([{ kind: 'reference', source: referenceId, title, words }]);
  // Nobody sees it before the student claims it.
  expect([items, references]).toEqual([[], []]);
  const { id } = await world.call(by).credential.issue({ kind: 'reference', source: referenceId });
  const verification = await world.call().credential.findVerification({ credentialId: id });
  expect(verification).toMatchObject({ verdict: 'valid', isReference: true, badge: { title } });
  expect(verification.badge?.narrative).toMatch(/^A statement by one named person, not checked/u);
  expect(verification.badge?.narrative).toContain(words);
  const { email } = (await rowOf(referenceId)) ?? { email: '' };
  const { rows } = await world.pool.query('select document::text from credentials where id = $1', [
    id,
  ]);
  expect(rows[0].document).not.toContain(email);
  const told = (await world.call(by).notification.list({})).items.map(({ data }) => data);
  expect(told).toMatchObject([{ kind: 'credential.answered', referenceId, answer: 'confirmed' }]);
  await world.call(by).credential.setHidden({ credentialId: id, isHidden: true });
  const hidden = () => world.call().credential.findVerification({ credentialId: id });
  expect(await world.refusal(hidden)).toBe('NOT_FOUND');
});

test('CRED-01 a link works once: of answers at the same time one stands, and it is told once', async () => {
  const { by, referenceId, token } = await createAsked(world);
  await Promise.all([
    ...Array.from({ length: 4 }, (_, at) =>
      confirmReference(world.ctx(), { token, ...answer, words: `Words ${at}` }),
    ),
    declineReference(world.ctx(), { token }),
  ]);
  const first = await rowOf(referenceId);
  expect(first?.answeredAt).not.toBeNull();
  await confirmReference(world.ctx(), { token, ...answer, words: 'Later words' });
  await declineReference(world.ctx(), { token });
  expect(await rowOf(referenceId)).toEqual(first);
  expect((await world.call(by).notification.list({})).items).toHaveLength(1);
  expect(await findReference(world.ctx(), { token })).toEqual({ state: first?.state, asked: null });
});

test('CRED-01 a request undone before its mail is never mailed, and its link is over', async () => {
  const { by, referenceId, token } = await createAsked(world);
  const [task] = (await world.tasks('credential.mail-reference')).filter(
    (each) => each.referenceId === referenceId,
  );
  expect(task).toEqual({ referenceId });
  const { rows } = await world.pool.query<{ at: Date }>(
    "select start_after as at from tasks.job where name = 'credential.mail-reference' and data ->> 'referenceId' = $1",
    [referenceId],
  );
  const createdAt = (await rowOf(referenceId))?.createdAt.getTime() ?? 0;
  expect((rows[0]?.at.getTime() ?? 0) - createdAt).toBe(graceMs + 1_000);
  const other = await world.student();
  const foreign = () => world.call(other).credential.cancelReference({ referenceId });
  expect(await world.refusal(foreign)).toBe('NOT_FOUND');
  await world.call(by).credential.cancelReference({ referenceId });
  await mailReference(system(), { referenceId });
  expect(await mailsOf(referenceId)).toEqual([]);
  expect(await findReference(world.ctx(), { token })).toEqual({ state: 'over', asked: null });
});

test('CRED-01 after 14 days a link is over, and neither answer counts', async () => {
  const { by, referenceId, token } = await createAsked(world);
  const later = world.ctx(undefined, { now: new Date(world.now.getTime() + referenceMs) });
  expect((await findReference(later, { token })).state).toBe('over');
  await confirmReference(later, { token, ...answer });
  await declineReference(later, { token });
  expect(await rowOf(referenceId)).toMatchObject({ state: 'asked', words: null });
  await mailReference(later, { referenceId });
  expect(await mailsOf(referenceId)).toEqual([]);
  const soon = { now: new Date(world.now.getTime() + referenceMs - 1_000) };
  expect((await findReference(world.ctx(undefined, soon), { token })).state).toBe('open');
  expect((await world.call(by).credential.listOwn({})).references).toMatchObject([
    { id: referenceId, state: 'waiting' },
  ]);
});

test('CRED-01 whoever declined is not asked again by the same student, also in capitals', async () => {
  const { by, referenceId, token } = await createAsked(world);
  await declineReference(world.ctx(), { token });
  const email = ((await rowOf(referenceId))?.email ?? '').toUpperCase();
  const again = () => world.call(by).credential.askReference({ ...asked, email });
  expect(await codeOf(again)).toBe('REFERENCE_ASKED');
  const gone = () => world.call(by).credential.cancelReference({ referenceId });
  expect(await world.refusal(gone)).toBe('NOT_FOUND');
  expect((await world.call(by).credential.listOwn({})).earned).toEqual([]);
});

test('CRED-01 students can’t ask themselves, and have at most five open requests', async () => {
  const by = await world.student();
  const ask = (email: string) => world.call(by).credential.askReference({ ...asked, email });
  expect(await codeOf(() => ask(by.email.toUpperCase()))).toBe('REFERENCE_OWN_ADDRESS');
  const many = Array.from({ length: maxOpenReferences + 2 }, (_, at) => `m${at}@example.test`);
  const sent = await Promise.allSettled(many.map(ask));
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(maxOpenReferences);
});

test('CRED-01 one address gets at most three requests a day, from whomever', async () => {
  const refusals: (string | null)[] = [];
  for (let at = 0; at < 4; at++) {
    const by = await world.student();
    const email = 'busy@example.test';
    refusals.push(await codeOf(() => world.call(by).credential.askReference({ ...asked, email })));
  }
  expect(refusals).toEqual([null, null, null, 'TOO_MANY_SENT']);
});

test.each([
  [{ words: ' ' }, 'words'],
  [{ words: 'x'.repeat(801) }, 'words'],
  [{ name: '' }, 'name'],
  [{ relation: 'x'.repeat(121) }, 'relation'],
])(
  'CRED-01 the answer %j is refused beside its field and can be given again',
  async (bad, field) => {
    const { referenceId, token } = await createAsked(world);
    const given = confirmReference(world.ctx(), { token, ...answer, ...bad });
    await expect(given).rejects.toMatchObject({ data: { field } });
    expect((await rowOf(referenceId))?.state).toBe('asked');
  },
);

test('CRED-01 requests without a reference are deleted after 90 days, references are kept', async () => {
  const [open, given] = [await createAsked(world), await createAsked(world)];
  await confirmReference(world.ctx(), { token: given.token, ...answer });
  const end = world.now.getTime() + referenceMs + oldReferenceMs;
  await deleteExpired(world.db, new Date(end - 1_000));
  expect(await rowOf(open.referenceId)).toBeDefined();
  await deleteExpired(world.db, new Date(end + 1_000));
  expect(await rowOf(open.referenceId)).toBeUndefined();
  expect(await rowOf(given.referenceId)).toBeDefined();
});

test('CRED-01 deleting the account deletes its requests and mails that wait', async () => {
  const { by, referenceId, token } = await createAsked(world);
  await mailReference(system(), { referenceId });
  await inTransaction(system(), (tx) => deleteUser(tx, by.userId));
  expect(await rowOf(referenceId)).toBeUndefined();
  expect(await mailsOf(referenceId)).toEqual([]);
  expect((await findReference(world.ctx(), { token })).state).toBe('over');
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { dayMs } from '#domain/time.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { addProof } from '#server/ports/badge/data-integrity.ts';
import { createIssued } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { issueAgain } from './issue-again.ts';
import { loadOwnFile } from './own-credentials.ts';
import { loadDidDocument, loadLog, signLogHead } from './published-documents.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { createCredentialKey } from './signing-keys.ts';
import { verifyBadge } from './verify-badge.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const system = () => world.ctx({ kind: 'system' });
const check = (file: object) => verifyBadge(world.ctx(), JSON.stringify(file));
async function fileOf(by: Student, credentialId: string, format: 'json' | 'offline' = 'json') {
  const { bytes } = await loadOwnFile(world.ctx(by), { credentialId, format });
  return JSON.parse(Buffer.from(bytes).toString()) as JsonObject & { badge: JsonObject };
}
async function createIssuedFile() {
  const { by, credentialId } = await createIssued(world);
  return { by, credentialId, file: await fileOf(by, credentialId) };
}
const nextDay = async () => {
  world.passTime(dayMs);
  await signLogHead(system());
};

test('CRED-01 of a compromised key only what the log had before stays valid; the rest is signed anew', async () => {
  const early = await createIssuedFile();
  const erased = await createIssuedFile();
  await nextDay();
  const proven = await fileOf(erased.by, erased.credentialId, 'offline');
  await world.pool.query('delete from credentials where id = $1', [erased.credentialId]);
  world.passTime(60_000);
  const from = world.now;
  const stolen = await requireSigningKey(world.ctx());
  world.passTime(60_000);
  const late = await createIssuedFile();
  await nextDay();
  const lateProven = await fileOf(late.by, late.credentialId, 'offline');

  const made = await createCredentialKey(system(), { from });
  expect(made).toMatchObject({
    compromised: stolen.verificationMethod,
    retired: stolen.verificationMethod,
    reissued: 2,
  });

  // The thief signs with an old date, which says nothing.
  const { proof: _, ...words } = early.file;
  const forged = await addProof(
    { ...words, name: 'Chief' },
    {
      privateKey: stolen.privateKey,
      verificationMethod: stolen.verificationMethod,
      created: new Date(from.getTime() - 60_000),
    },
  );
  const refused = { verdict: 'compromised-key', compromisedAt: from };
  expect(await check(forged)).toMatchObject(refused);
  expect(await check(late.file)).toMatchObject(refused);
  expect(await check(lateProven)).toMatchObject(refused);
  expect(await check(early.file)).toMatchObject({ verdict: 'valid', compromisedAt: null });
  // By the log alone: there is no row any more.
  expect(await check(proven)).toMatchObject({ verdict: 'valid', checks: { log: 'good' } });
  expect(await check(erased.file)).toMatchObject(refused);

  for (const { by, credentialId } of [early, late]) {
    expect(await world.call().credential.findVerification({ credentialId })).toMatchObject({
      verdict: 'valid',
    });
    const fresh = await fileOf(by, credentialId);
    expect(fresh['proof']).toMatchObject({ verificationMethod: made.id });
    expect(await check(fresh)).toMatchObject({ verdict: 'valid' });
  }
});

test('CRED-01 the DID document, the status list and the log say that a key was compromised', async () => {
  const early = await createIssuedFile();
  world.passTime(60_000);
  const from = world.now;
  world.passTime(60_000);
  const late = await createIssuedFile();
  await nextDay();
  const { verificationMethod: keyId } = await requireSigningKey(world.ctx());
  const { id } = await createCredentialKey(system(), { from });
  const did = await loadDidDocument(world.ctx());
  const method = did.verificationMethod.find((each) => each.id === keyId);
  expect(method).toMatchObject({ revoked: from.toISOString() });
  expect(did.assertionMethod).not.toContain(keyId);
  expect(did.assertionMethod).toContain(id);
  const { rows } = await world.pool.query('select id, revoked from status_lists');
  const isListed = ({ file }: { file: JsonObject }) => {
    const { statusListIndex } = file['credentialStatus'] as { statusListIndex: string };
    return rows[0].revoked.includes(Number(statusListIndex));
  };
  expect([isListed(early), isListed(late)]).toEqual([false, true]);
  const fresh = { file: await fileOf(late.by, late.credentialId) };
  expect(isListed(fresh)).toBe(false);
  const { heads } = await loadLog(world.ctx());
  expect(heads.map((head) => head.keyId)).not.toContain(keyId);
  const audit = await world.pool.query(
    "select after from audit_entries where action = 'credential.key-compromised' order by place desc",
  );
  expect(audit.rows[0].after).toMatchObject({ compromised: keyId, from: from.toISOString() });
});

test('CRED-01 a retired key can be marked too, twice: the earlier moment counts, and no key is made', async () => {
  const { verificationMethod: old } = await requireSigningKey(world.ctx());
  world.passTime(60_000);
  const first = await createCredentialKey(system());
  const [earlier, later] = [new Date(world.now.getTime() - 30_000), world.now];
  world.passTime(60_000);
  for (const from of [later, earlier, later]) {
    const { id, retired } = await createCredentialKey(system(), { from, keyId: old });
    expect([id, retired]).toEqual([first.id, null]);
  }
  const did = await loadDidDocument(world.ctx());
  expect(did.verificationMethod.find(({ id }) => id === old)).toMatchObject({
    revoked: earlier.toISOString(),
  });
  const unknown = createCredentialKey(system(), { from: later, keyId: `${old}x` });
  await expect(unknown).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
});

test('CRED-01 a badge that was revoked stays revoked when its key is compromised', async () => {
  // Signs with a key of its own.
  await createCredentialKey(system());
  const { by, credentialId, file } = await createIssuedFile();
  const admin = await world.admin();
  await world.call(admin).credential.revoke({ credentialId, reason: 'Wrong person' });
  const stored = async () => {
    const query = 'select document from credentials where id = $1';
    return (await world.pool.query(query, [credentialId])).rows;
  };
  const before = await stored();
  world.passTime(60_000);
  const { reissued } = await createCredentialKey(system(), { from: world.now });
  expect(reissued).toBe(0);
  expect(await stored()).toEqual(before);
  const told = (await world.rows(notifications)).filter(({ userId }) => userId === by.userId);
  expect(told.map(({ data }) => data.kind)).not.toContain('credential.reissued');
  expect(await check(file)).toMatchObject({ verdict: 'revoked', reason: 'Wrong person' });
  expect(await world.call().credential.findVerification({ credentialId })).toMatchObject({
    verdict: 'revoked',
  });
});

test('CRED-01 an administrator marks a key: another one signs at once, its badges are signed anew, holders are told once', async () => {
  const early = await createIssuedFile();
  await nextDay();
  const from = world.now;
  world.passTime(60_000);
  const late = await createIssuedFile();
  const admin = await world.admin();
  const { credential } = world.call(admin);
  const keys = async () => (await credential.listKeys({})).items;
  const [current] = await keys();
  const keyId = current?.id ?? '';
  expect(current).toMatchObject({ retiredAt: null, compromisedAt: null });
  const ahead = credential.markCompromised({ keyId, from: new Date(world.now.getTime() + 1) });
  await expect(ahead).rejects.toMatchObject({ code: 'COMPROMISE_TIME' });
  const unknown = credential.markCompromised({ keyId: `${keyId}x`, from });
  await expect(unknown).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const { id } = await credential.markCompromised({ keyId, from });
  expect(await keys()).toMatchObject([
    { id, retiredAt: null, compromisedAt: null, badges: 0 },
    { id: keyId, compromisedAt: from, badges: current?.badges },
    ...(await keys()).slice(2),
  ]);
  // Until they are signed anew, what the log proves is valid, and nothing else.
  expect(await check(early.file)).toMatchObject({ verdict: 'valid' });
  expect(await check(late.file)).toMatchObject({ verdict: 'compromised-key' });
  const audit = await world.pool.query(
    'select actor_id, action, after from audit_entries order by place desc limit 1',
  );
  expect(audit.rows[0]).toMatchObject({
    actor_id: admin.userId,
    action: 'credential.key-compromised',
    after: { id, compromised: keyId, from: from.toISOString() },
  });

  const [task] = (await world.tasks('credential.issue-again')).slice(-1);
  expect(task).toEqual({ keyId });
  for (let run = 0; run < 2; run++) await issueAgain(system(), { keyId });
  expect((await keys()).slice(0, 2).map(({ badges }) => badges)).toEqual([current?.badges, 0]);
  for (const { by, credentialId } of [early, late]) {
    expect(await world.call().credential.findVerification({ credentialId })).toMatchObject({
      verdict: 'valid',
    });
    const told = (await world.rows(notifications)).filter(
      (row) => row.userId === by.userId && row.data.kind === 'credential.reissued',
    );
    expect(told.map(({ data }) => data)).toMatchObject([{ credentialId }]);
  }
});

import { DataIntegrityProof } from '@digitalbazaar/data-integrity';
import { cryptosuite } from '@digitalbazaar/eddsa-rdfc-2022-cryptosuite';
import { verifyCredential } from '@digitalbazaar/vc';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { contextOf } from '#server/ports/badge/bundled-contexts.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';
import { addProof } from '#server/ports/badge/data-integrity.ts';
import { readBadgeFile } from '#server/ports/badge/read-badge-file.ts';
import { createEarned, createIssued } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadOwnFile } from './own-credentials.ts';
import { loadDidDocument, loadStatusList } from './published-documents.ts';
import { requireSigningKey } from './require-signing-key.ts';
import { createCredentialKey } from './signing-keys.ts';
import { verifyBadge } from './verify-badge.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

/** Has only what this site publishes: its DID document and lists, and the published contexts. */
async function documentLoader(url: string) {
  const found = (document: unknown) => ({ contextUrl: null, documentUrl: url, document });
  const did = await loadDidDocument(world.ctx());
  const method = did.verificationMethod.find(({ id }) => id === url);
  if (method) return found({ '@context': 'https://w3id.org/security/multikey/v1', ...method });
  return url === did.id ? found(did) : found(contextOf(url));
}

/** The verifier of Digital Bazaar, who edited the specification. */
async function isAccepted(credential: JsonObject): Promise<boolean> {
  const { verified } = await verifyCredential({
    credential,
    suite: new DataIntegrityProof({ cryptosuite }),
    documentLoader,
    now: world.now,
    // Status is asked of the list, which is a credential of its own.
    checkStatus: async () => ({ verified: true }),
  });
  return verified;
}

async function fileOf(by: Student, credentialId: string, format: 'json' | 'png' | 'svg') {
  const { bytes } = await loadOwnFile(world.ctx(by), { credentialId, format });
  return JSON.parse(readBadgeFile(bytes) ?? '') as JsonObject & { proof: JsonObject };
}

const keyOf = (badge: { proof: JsonObject }) => badge.proof['verificationMethod'];
const rotate = () => createCredentialKey(world.ctx({ kind: 'system' }));

test('CRED-01 an independent verifier accepts our badges, from every file, and our list of revocations', async () => {
  const { by, credentialId } = await createIssued(world);
  for (const format of ['json', 'png', 'svg'] as const)
    expect([format, await isAccepted(await fileOf(by, credentialId, format))]).toEqual([
      format,
      true,
    ]);
  expect(await isAccepted((await loadStatusList(world.ctx(), 1)) as JsonObject)).toBe(true);
});

test('CRED-01 an independent verifier refuses a badge whose words or proof were changed', async () => {
  const { by, credentialId } = await createIssued(world);
  const badge = await fileOf(by, credentialId, 'json');
  const changed: JsonObject[] = [
    { ...badge, name: 'Chief' },
    { ...badge, issuer: 'did:web:somebody.test' },
    { ...badge, validUntil: '2999-01-01T00:00:00.000Z' },
    { ...badge, proof: { ...badge.proof, created: '2001-01-01T00:00:00.000Z' } },
  ];
  for (const each of changed) expect(await isAccepted(each)).toBe(false);
});

test.each(['María Ñuñez', 'अदिति शर्मा', 'Zoë 🎓 Łoś', 'Ame\u0301lie', '  "</script>\\ '])(
  'CRED-01 an independent verifier accepts a badge for %s',
  async (name) => {
    const { by, kind, source } = await createEarned(world);
    await world.pool.query('update users set name = $1 where id = $2', [name, by.userId]);
    const { id } = await world.call(by).credential.issue({ kind, source });
    expect(await isAccepted(await fileOf(by, id, 'json'))).toBe(true);
  },
);

test('CRED-01 with a new key old badges stay valid, here and elsewhere, and new ones use it', async () => {
  const old = await createIssued(world);
  const oldBadge = await fileOf(old.by, old.credentialId, 'json');
  world.passTime(60_000);
  const { id, retired } = await rotate();
  expect(retired).toBe(keyOf(oldBadge));
  world.passTime(60_000);
  const fresh = await createIssued(world);
  const freshBadge = await fileOf(fresh.by, fresh.credentialId, 'json');
  expect(keyOf(freshBadge)).toBe(id);
  for (const badge of [oldBadge, freshBadge]) {
    expect(await isAccepted(badge)).toBe(true);
    expect(await verifyBadge(world.ctx(), JSON.stringify(badge))).toMatchObject({
      verdict: 'valid',
    });
  }
  expect((await loadDidDocument(world.ctx())).assertionMethod).toEqual(
    expect.arrayContaining([retired, id]),
  );
  const { rows } = await world.pool.query('select private_key from credential_keys where id = $1', [
    retired,
  ]);
  expect(rows).toEqual([{ private_key: '' }]);
  const audit = await world.pool.query(
    "select after from audit_entries where action = 'credential.key-rotated' order by place desc",
  );
  expect(audit.rows[0]).toMatchObject({ after: { id } });
});

test('CRED-01 badges issued while the key is replaced are valid, whichever key signed them', async () => {
  const earned = await Promise.all(Array.from({ length: 6 }, () => createEarned(world)));
  const [badges] = await Promise.all([
    Promise.all(
      earned.map(async ({ by, kind, source }) => {
        const { id } = await world.call(by).credential.issue({ kind, source });
        return fileOf(by, id, 'json');
      }),
    ),
    rotate(),
  ]);
  for (const badge of badges)
    expect((await verifyBadge(world.ctx(), JSON.stringify(badge))).verdict).toBe('valid');
});

test('CRED-01 a badge stays valid if its request began before the key that signed it', async () => {
  const { by, kind, source } = await createEarned(world);
  const began = world.now;
  world.passTime(60_000);
  await rotate();
  const { id } = await world.call(by, { now: began }).credential.issue({ kind, source });
  const badge = await fileOf(by, id, 'json');
  expect((await verifyBadge(world.ctx(), JSON.stringify(badge))).verdict).toBe('valid');
});

test('CRED-01 what a retired key signs is not ours, even if it names a badge of ours', async () => {
  const { by, credentialId } = await createIssued(world);
  const { proof: _, ...badge } = await fileOf(by, credentialId, 'json');
  const { verificationMethod: id, privateKey } = await requireSigningKey(world.ctx());
  const sign = () =>
    addProof(badge, { privateKey, verificationMethod: id, created: world.now }).then((document) =>
      verifyBadge(world.ctx(), JSON.stringify(document)),
    );
  expect(await sign()).toMatchObject({ isOwn: true });
  world.passTime(60_000);
  await rotate();
  world.passTime(60_000);
  expect(await sign()).toMatchObject({
    verdict: 'unknown-issuer',
    isOwn: false,
    checks: { signature: 'good', issuer: 'bad' },
  });
});

test('CRED-01 nobody but the command line replaces the key', async () => {
  const admin = await world.admin();
  await expect(createCredentialKey(world.ctx(admin))).rejects.toMatchObject({
    refusal: 'FORBIDDEN',
  });
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEarned, createIssued } from '#testing/calls/credential.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadOwnFile } from './load-own-file.ts';
import { signLogHead } from './sign-log-head.ts';
import { verifyBadge } from './verify-badge.ts';
import { verifyLogProof } from './verify-log-proof.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const documentOf = async (credentialId: string) => {
  const { rows } = await world.pool.query('select document from credentials where id = $1', [
    credentialId,
  ]);
  return rows[0].document as Record<string, never>;
};
const check = (document: object) => verifyBadge(world.ctx(), JSON.stringify(document));

test('CRED-01 a passed test earns a badge that verifies by link and as a file', async () => {
  const { by, kind, source } = await createEarned(world);
  const before = await world.call(by).credential.listOwn({});
  expect(before).toMatchObject({
    items: [],
    earned: [{ kind, source, title: 'Frontend skill test' }],
  });
  const { id } = await world.call(by).credential.issue({ kind, source });
  const after = await world.call(by).credential.listOwn({});
  expect(after).toMatchObject({ items: [{ id, isHidden: false }], earned: [] });
  const valid = {
    verdict: 'valid',
    isOwn: true,
    checks: {
      signature: 'good',
      issuer: 'good',
      dates: 'good',
      revocation: 'good',
      log: 'good',
    },
  };
  expect(await world.call().credential.findVerification({ credentialId: id })).toMatchObject(valid);
  expect(await check(await documentOf(id))).toMatchObject(valid);
});

test('CRED-01 a badge is issued once, however often and by whoever it is asked for', async () => {
  const { by, kind, source } = await createEarned(world);
  const asked = await Promise.all(
    Array.from({ length: 5 }, () => world.call(by).credential.issue({ kind, source })),
  );
  expect(new Set(asked.map(({ id }) => id)).size).toBe(1);
  const other = await createEarned(world);
  await expect(world.call(other.by).credential.issue({ kind, source })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('CRED-01 a plan without badges refuses, names the plan and writes nothing', async () => {
  const { by, kind, source } = await createEarned(world);
  await world.pool.query('delete from subscriptions where user_id = $1', [by.userId]);
  await expect(world.call(by).credential.issue({ kind, source })).rejects.toMatchObject({
    code: 'PLAN_LIMIT',
    data: { plan: 'free', use: 'verifiedBadges', limit: 0 },
  });
  expect((await world.call(by).credential.listOwn({})).items).toEqual([]);
});

test('CRED-01 200 flipped bytes are refused, wherever they are', async () => {
  const { credentialId } = await createIssued(world);
  const bytes = Buffer.from(JSON.stringify(await documentOf(credentialId)));
  const accepted: number[] = [];
  for (let flip = 0; flip < 200; flip++) {
    const place = Math.floor((flip * bytes.length) / 200);
    const changed = Buffer.from(bytes);
    changed[place] = (changed[place] ?? 0) ^ (1 << (flip % 7));
    const { verdict } = await verifyBadge(world.ctx(), changed.toString('utf8'));
    if (verdict === 'valid') accepted.push(place);
  }
  expect(accepted).toEqual([]);
}, 60_000);

test('CRED-01 hiding takes a badge from its link; the file still verifies', async () => {
  const { by, credentialId } = await createIssued(world);
  await world.call(by).credential.setHidden({ credentialId, isHidden: true });
  await expect(world.call().credential.findVerification({ credentialId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect((await check(await documentOf(credentialId))).verdict).toBe('valid');
  const other = await world.student();
  await expect(
    world.call(other).credential.setHidden({ credentialId, isHidden: false }),
  ).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('CRED-01 after its time a badge is no longer valid', async () => {
  const { credentialId } = await createIssued(world);
  const document = await documentOf(credentialId);
  const later = new Date(world.now.getTime() + 3 * 365 * 86_400_000);
  const text = JSON.stringify(document);
  expect((await verifyBadge(world.ctx(undefined, { now: later }), text)).verdict).toBe('expired');
  const earlier = new Date(world.now.getTime() - 86_400_000);
  expect((await verifyBadge(world.ctx(undefined, { now: earlier }), text)).verdict).toBe('expired');
});

test.each(['María Ñuñez', 'अदिति शर्मा', 'Zoë 🎓 Łoś', 'Ame\u0301lie', '  "</script>\\ '])(
  'CRED-01 the name %s verifies',
  async (name) => {
    const { by, kind, source } = await createEarned(world);
    await world.pool.query('update users set name = $1 where id = $2', [name, by.userId]);
    const { id } = await world.call(by).credential.issue({ kind, source });
    expect(await world.call().credential.findVerification({ credentialId: id })).toMatchObject({
      verdict: 'valid',
      badge: { holder: name },
    });
  },
);

test('CRED-01 a badge signed with a key that is not ours is never valid', async () => {
  const { addProof } = await import('#server/ports/badge/data-integrity.ts');
  const { createSigningKey } = await import('#server/ports/badge/signing-key.ts');
  const { credentialId } = await createIssued(world);
  const { proof: _, ...badge } = await documentOf(credentialId);
  const key = createSigningKey();
  const did = (badge as unknown as { issuer: { id: string } }).issuer.id;
  const forged = await addProof(badge, {
    privateKey: key.privateKey,
    verificationMethod: `${did}#${key.publicKey}`,
    created: world.now,
  });
  expect(await check(forged)).toMatchObject({ verdict: 'unknown-issuer', isOwn: false });
});

test('CRED-01 the log of yesterday is signed once, and whoever is erased stays in it as a hash', async () => {
  await createIssued(world);
  world.passTime(86_400_000);
  const ctx = world.ctx({ kind: 'system' });
  await signLogHead(ctx);
  await signLogHead(ctx);
  const heads = await world.pool.query('select size::int from credential_heads');
  const log = await world.pool.query('select entry from credential_log order by place');
  expect(heads.rows).toEqual([{ size: log.rows.length }]);
  await expect(world.pool.query('delete from credential_log')).rejects.toThrow(/only grows/u);
});

test('CRED-01 a file with its proof from the log verifies with nothing but the key', async () => {
  const issued = await Promise.all([1, 2, 3].map(() => createIssued(world)));
  world.passTime(86_400_000);
  await signLogHead(world.ctx({ kind: 'system' }));
  for (const { by, credentialId } of issued) {
    const asked = { credentialId, format: 'offline' as const };
    const { bytes } = await loadOwnFile(world.ctx(by), asked);
    const bundle = JSON.parse(Buffer.from(bytes).toString());
    const { proofValue } = bundle.badge.proof;
    const keys = bundle.issuer.verificationMethod.map(
      (key: { id: string; publicKeyMultibase: string }) => ({
        id: key.id,
        publicKey: key.publicKeyMultibase,
      }),
    );
    expect(verifyLogProof(bundle.log, proofValue, keys)).toBe(true);
    expect(verifyLogProof({ ...bundle.log, place: bundle.log.place + 1 }, proofValue, keys)).toBe(
      false,
    );
    expect(verifyLogProof({ ...bundle.log, salt: 'another' }, proofValue, keys)).toBe(false);
    const head = { ...bundle.log.head, size: bundle.log.head.size + 1 };
    expect(verifyLogProof({ ...bundle.log, head }, proofValue, keys)).toBe(false);
    expect(await check(bundle)).toMatchObject({ verdict: 'valid', checks: { log: 'good' } });
    const moved = { ...bundle, log: { ...bundle.log, place: 0, salt: 'x' } };
    expect((await check(moved)).verdict).toBe('altered');
  }
});

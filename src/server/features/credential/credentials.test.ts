import { gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Member, Student } from '#domain/actor.ts';
import {
  maxBadgeBytes,
  maxBadgeDepth,
  maxBadgeValues,
  statusListBits,
} from '#domain/credential/credential.ts';
import { requestLimits } from '#domain/rate-limit/rate-limits.ts';
import { inTransaction } from '#server/context.ts';
import { users } from '#server/db/tables/accounts.ts';
import { companies } from '#server/db/tables/companies.ts';
import { credentialLog, credentials, statusLists } from '#server/db/tables/credentials.ts';
import { postings } from '#server/db/tables/postings.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { qrOf } from '#server/ports/badge/qr-of.ts';
import {
  addBadge,
  createEarned,
  createFound,
  createIssued,
  createShown,
} from '#testing/calls/credential.ts';
import { preferences } from '#testing/calls/rows.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadOwnFile } from './own-credentials.ts';
import { loadStatusList, signLogHead } from './published-documents.ts';
import { verifyBadge } from './verify-badge.ts';
import { logEntryOf, verifyLogProof } from './verify-log.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const documentOf = async (credentialId: string) => {
  const { rows } = await world.pool.query('select document from credentials where id = $1', [
    credentialId,
  ]);
  return rows[0].document as Record<string, unknown>;
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
  const document = await documentOf(id);
  expect(await check(document)).toMatchObject(valid);
  expect(document['evidence']).toEqual([
    {
      type: ['Evidence'],
      name: 'Frontend skill test',
      narrative: expect.stringMatching(
        /^\d+ questions, \d+% correct \(level [123] of 3\), on \d{4}-\d\d-\d\d\. Items: \S/u,
      ),
    },
  ]);
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

test('CRED-01 Free has one badge; the next is refused with the name of the plan, and writes nothing', async () => {
  const { by, credentialId } = await createIssued(world);
  await world.pool.query('delete from subscriptions where user_id = $1', [by.userId]);
  await expect(addBadge(world, by)).rejects.toMatchObject({
    code: 'PLAN_LIMIT',
    data: { plan: 'free', use: 'verifiedBadges', limit: 1 },
  });
  const { items } = await world.call(by).credential.listOwn({});
  expect(items.map(({ id }) => id)).toEqual([credentialId]);
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

test('CRED-01 the log of yesterday is signed once, and nothing is taken out of it', async () => {
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

test('CRED-01 erasing a person deletes the badge and leaves the log whole, without personal data', async () => {
  const { by, credentialId } = await createIssued(world);
  world.passTime(86_400_000);
  const system = world.ctx({ kind: 'system' });
  await signLogHead(system);
  const { bytes } = await loadOwnFile(world.ctx(by), { credentialId, format: 'offline' });
  const bundle = JSON.parse(Buffer.from(bytes).toString());
  const kept = async () => {
    const tables = ['credential_log', 'credential_heads', 'status_lists', 'credential_keys'];
    const read = tables.map((table) => world.pool.query(`select * from ${table} order by 1`));
    return JSON.stringify((await Promise.all(read)).map(({ rows }) => rows));
  };
  const before = await kept();
  const { email } = (await world.rows(users)).find(({ id }) => id === by.userId) ?? {};
  expect(email).toMatch(/@/u);
  await inTransaction(system, (tx) => deleteUser(tx, by.userId));
  expect((await world.rows(credentials)).map(({ id }) => id)).not.toContain(credentialId);
  expect(await kept()).toBe(before);
  for (const secret of [email ?? '', by.userId, credentialId]) expect(before).not.toContain(secret);
  await expect(world.call().credential.findVerification({ credentialId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  // Whoever has the file can still verify it.
  expect(await check(bundle.badge)).toMatchObject({
    verdict: 'valid',
    checks: { log: 'unchecked' },
  });
  expect(await check(bundle)).toMatchObject({ verdict: 'valid', checks: { log: 'good' } });
});

test('CRED-01 nothing that a badge names is fetched, and what is too large or deep is no badge', async () => {
  const { credentialId } = await createIssued(world);
  const document = await documentOf(credentialId);
  const asked = vi.spyOn(globalThis, 'fetch').mockRejectedValue(new Error('No network.'));
  try {
    const contexts = document['@context'] as string[];
    const remote = 'https://evil.test/context.json';
    const verdictOf = async (change: object) => (await check({ ...document, ...change })).verdict;
    expect(await verdictOf({ '@context': [...contexts, remote] })).toBe('unchecked');
    expect(await verdictOf({ '@context': [...contexts, { name: remote }] })).toBe('unchecked');
    expect(await verdictOf({ '@context': [remote, ...contexts] })).toBe('not-a-badge');
    const method = 'did:web:evil.test#key-1';
    const proof = { ...(document['proof'] as object), verificationMethod: method };
    expect(await verdictOf({ proof })).toBe('unchecked');
    const list = { credentialStatus: { statusListCredential: `${remote}/1` } };
    expect(await verdictOf(list)).toBe('altered');
    const deep = JSON.parse(`${'['.repeat(maxBadgeDepth)}${']'.repeat(maxBadgeDepth)}`);
    expect(await verdictOf({ deep })).toBe('not-a-badge');
    const many = Array.from({ length: maxBadgeValues }, () => 0);
    expect(await verdictOf({ many })).toBe('not-a-badge');
    const text = JSON.stringify(document);
    expect((await verifyBadge(world.ctx(), text.padEnd(maxBadgeBytes))).verdict).toBe('valid');
    expect((await verifyBadge(world.ctx(), text.padEnd(maxBadgeBytes + 1))).verdict).toBe(
      'not-a-badge',
    );
    expect(asked).not.toHaveBeenCalled();
  } finally {
    asked.mockRestore();
  }
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

test('CRED-01 a revoked badge is never valid again; its holder and verifiers read why and when', async () => {
  const { by, credentialId } = await createIssued(world);
  const admin = await world.admin();
  const document = await documentOf(credentialId);
  const reason = 'The test was taken by somebody else';
  const listed = async (state: 'issued' | 'revoked') =>
    (await world.call(admin).credential.list({ state, search: credentialId })).items;
  expect(await listed('issued')).toMatchObject([{ id: credentialId, revokedAt: null }]);
  await world.call(admin).credential.revoke({ credentialId, reason });
  expect(await listed('issued')).toEqual([]);
  expect(await listed('revoked')).toMatchObject([{ id: credentialId, revokedReason: reason }]);
  const answer = { verdict: 'revoked', reason, revokedAt: world.now };
  expect(await check(document)).toMatchObject(answer);
  expect(await world.call().credential.findVerification({ credentialId })).toMatchObject(answer);
  const [told] = (await world.call(by).notification.list({})).items;
  expect(told?.data).toMatchObject({ kind: 'credential.revoked', credentialId });
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.id === told?.id);
  expect(mails).toMatchObject([{ mail: { text: expect.stringContaining(reason) } }]);
  expect(mails[0]?.unlessRead).toMatchObject({ notificationId: told?.id });
  const audit = await world.pool.query('select after from audit_entries where target_id = $1', [
    credentialId,
  ]);
  expect(audit.rows).toMatchObject([{ after: { reason } }]);
  const row = (await world.rows(credentials)).find(({ id }) => id === credentialId);
  if (row === undefined) throw new Error('There is the badge.');
  const { proofValue } = row.document['proof'] as { proofValue: string };
  const entry = logEntryOf('revoked', { salt: row.salt, proofValue });
  const logged = (await world.rows(credentialLog)).map((each) => Buffer.from(each.entry));
  expect(logged.some((each) => each.equals(entry))).toBe(true);
  // The list outlives the person.
  await world.pool.query('delete from credentials where id = $1', [credentialId]);
  expect(await check(document)).toMatchObject({ verdict: 'revoked', reason: null });
});

test('CRED-01 of two administrators who revoke a badge the first one’s reason stands, and it is told once', async () => {
  const { by, credentialId } = await createIssued(world);
  const [first, second] = [await world.admin(), await world.admin()];
  await world.call(first).credential.revoke({ credentialId, reason: 'Wrong person' });
  const logged = (await world.rows(credentialLog)).length;
  const again = { credentialId, reason: 'Wrong test' };
  expect(await world.call(second).credential.revoke(again)).toEqual({ id: credentialId });
  expect(await check(await documentOf(credentialId))).toMatchObject({ reason: 'Wrong person' });
  expect(await world.rows(credentialLog)).toHaveLength(logged);
  const told = (await world.call(by).notification.list({})).items;
  expect(told.filter(({ data }) => data.kind === 'credential.revoked')).toHaveLength(1);
  const unknown = { ...again, credentialId: crypto.randomUUID() };
  expect(await world.refusal(() => world.call(second).credential.revoke(unknown))).toBe(
    'NOT_FOUND',
  );
});

test('CRED-01 the list of revoked badges that other verifiers load has the bit of a revoked one only', async () => {
  const [kept, gone] = [await createIssued(world), await createIssued(world)];
  const admin = await world.admin();
  await world.call(admin).credential.revoke({ credentialId: gone.credentialId, reason: 'Wrong' });
  const bitOf = async (credentialId: string) => {
    const { credentialStatus } = (await documentOf(credentialId)) as unknown as {
      credentialStatus: { statusListIndex: string; statusListCredential: string };
    };
    const id = Number(credentialStatus.statusListCredential.split('/').at(-1));
    const list = (await loadStatusList(world.ctx(), id)) as unknown as {
      credentialSubject: { encodedList: string };
    };
    const bits = gunzipSync(Buffer.from(list.credentialSubject.encodedList.slice(1), 'base64url'));
    const place = Number(credentialStatus.statusListIndex);
    return ((bits[place >> 3] ?? 0) >> (7 - (place % 8))) & 1;
  };
  expect([await bitOf(kept.credentialId), await bitOf(gone.credentialId)]).toEqual([0, 1]);
});

const verifiedOf = async (by: Student) =>
  (await world.call(by).notification.list({})).items.filter(
    ({ data }) => data.kind === 'credential.verified',
  );

test('CRED-01 when a list of revocations is full, the next badge begins another', async () => {
  await using own = await createWorld();
  const { by } = await createIssued(own);
  await own.db.update(statusLists).set({ nextPlace: statusListBits - 1 });
  for (let n = 0; n < 2; n++) await addBadge(own, by);
  const places = (await own.rows(credentials)).map((row) => `${row.listId} ${row.listPlace}`);
  expect(places.toSorted()).toEqual(['1 0', `1 ${statusListBits - 1}`, '2 0']);
});

test('CO-11 a company verifies an applicant’s badge in one press, and the student is told once a day', async () => {
  const { recruiter, student, applicationId, credentialId } = await createShown(world);
  const { items } = await world.call(recruiter).credential.listReceived({ applicationId });
  expect(items).toMatchObject([{ id: credentialId, applicationId, title: 'Frontend skill test' }]);
  const verify = () => world.call(recruiter).credential.requestVerification({ credentialId });
  expect(await verify()).toMatchObject({ verdict: 'valid' });
  await verify();
  const company = (await world.rows(companies)).find(({ id }) => id === recruiter.companyId);
  expect((await verifiedOf(student)).map(({ data }) => data)).toMatchObject([
    { credentialId, title: 'Frontend skill test', companyName: company?.name },
  ]);
  world.passTime(86_400_000);
  await verify();
  expect(await verifiedOf(student)).toHaveLength(2);
  await world.pool.query(
    `update credentials set document = (document::jsonb || '{"name":"Chief"}')::json where id = $1`,
    [credentialId],
  );
  expect(await verify()).toMatchObject({ verdict: 'altered' });
  await world.call(student).credential.setHidden({ credentialId, isHidden: true });
  expect(await world.refusal(verify)).toBe('NOT_FOUND');
  const after = await world.call(recruiter).credential.listReceived({ applicationId });
  expect(after.items).toEqual([]);
});

test('CO-11 badges of applicants are seen only by who may see and know the applicant', async () => {
  const { recruiter, student, posting, applicationId, credentialId } = await createShown(world);
  const company = { id: recruiter.companyId };
  const [interviewer, stranger] = [
    await world.member(company, 'interviewer'),
    await world.member(await world.company(), 'owner'),
  ];
  const seen = async (by: Member) => ({
    listed: (await world.call(by).credential.listReceived({})).items.length,
    verified: await world
      .call(by)
      .credential.requestVerification({ credentialId })
      .then(
        ({ verdict }) => verdict,
        () => 'refused',
      ),
  });
  const none = { listed: 0, verified: 'refused' };
  expect(await seen(recruiter)).toEqual({ listed: 1, verified: 'valid' });
  expect(await seen(interviewer)).toEqual(none);
  expect(await seen(stranger)).toEqual(none);
  const { application } = world.call(recruiter);
  await application.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  expect(await seen(interviewer)).toEqual({ listed: 1, verified: 'valid' });
  await world.db.update(postings).set({ isBlind: true }).where(eq(postings.id, posting.id));
  expect(await seen(recruiter)).toEqual(none);
  expect(await verifiedOf(student)).toHaveLength(1);
});

test.each(['withdrawn', 'rejected'] as const)(
  'CO-11 a company sees no badge issued after an application was %s',
  async (end) => {
    const { recruiter, student, applicationId, credentialId } = await createShown(world);
    world.passTime(60_000);
    const second = await addBadge(world, student);
    const listed = async () => {
      const page = await world.call(recruiter).credential.listReceived({ applicationId });
      return { ids: page.items.map(({ id }) => id).toSorted(), total: page.total.count };
    };
    const both = { ids: [credentialId, second].toSorted(), total: 2 };
    expect(await listed()).toMatchObject(both);
    world.passTime(60_000);
    const how = { applicationId, to: end, version: 1, reason: 'Enough' };
    if (end === 'withdrawn') await world.call(student).application.withdraw({ ...how, to: end });
    else await world.call(recruiter).application.move({ ...how, to: end });
    world.passTime(60_000);
    const later = await addBadge(world, student);
    expect(await listed()).toMatchObject(both);
    const verify = (id: string) =>
      world.call(recruiter).credential.requestVerification({ credentialId: id });
    expect(await verify(second)).toMatchObject({ verdict: 'valid' });
    expect(await world.refusal(() => verify(later))).toBe('NOT_FOUND');
  },
);

test('CO-11 a company’s list has each badge once, with the newest application that shows it', async () => {
  const { recruiter, student, applicationId, credentialId } = await createShown(world);
  const listed = async (input: { applicationId?: string } = {}) => {
    const page = await world.call(recruiter).credential.listReceived(input);
    const items = page.items.map((item) => [item.id, item.applicationId]);
    return { items, total: page.total.count };
  };
  world.passTime(60_000);
  const second = await world.posting({ id: recruiter.companyId });
  const again = await world.application({ student, posting: second });
  expect(await listed()).toEqual({ items: [[credentialId, again.id]], total: 1 });
  expect(await listed({ applicationId })).toEqual({
    items: [[credentialId, applicationId]],
    total: 1,
  });
  // A newer application that hides the name says nothing; the older one shows the badge.
  await world.db.update(postings).set({ isBlind: true }).where(eq(postings.id, second.id));
  expect(await listed()).toEqual({ items: [[credentialId, applicationId]], total: 1 });
});

test('CO-11 a hired applicant’s later badges are seen', async () => {
  const { recruiter, student, applicationId, credentialId } = await createShown(world);
  await world.pool.query("update job_applications set status = 'hired' where id = $1", [
    applicationId,
  ]);
  world.passTime(60_000);
  const later = await addBadge(world, student);
  const { items } = await world.call(recruiter).credential.listReceived({ applicationId });
  expect(items.map(({ id }) => id).toSorted()).toEqual([credentialId, later].toSorted());
});

test('CO-11 verifying applicants’ badges is limited like verifying any badge', async () => {
  const { recruiter, credentialId } = await createShown(world);
  world.passTime(60_000);
  const verify = () => world.call(recruiter).credential.requestVerification({ credentialId });
  await verify();
  const { max } = requestLimits['badge-check'];
  for (let times = 1; times < max; times++) await world.ctx(recruiter).limitRate('badge-check');
  await expect(verify()).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  world.passTime(60_000);
  expect(await verify()).toMatchObject({ verdict: 'valid' });
});

test('CO-11 a company verifies the badge of a candidate it may find, and of nobody else', async () => {
  const { recruiter, student, credentialId } = await createFound(world);
  const { credential } = world.call(recruiter);
  const input = { studentId: student.userId };
  expect((await credential.listOfCandidate(input)).items).toMatchObject([{ id: credentialId }]);
  expect(await credential.requestVerification({ credentialId })).toMatchObject({
    verdict: 'valid',
  });
  await world
    .call(student)
    .match.savePreferences({ ...preferences, visibility: 'off', version: 1 });
  expect(await world.refusal(() => credential.listOfCandidate(input))).toBe('NOT_FOUND');
  const verify = () => credential.requestVerification({ credentialId });
  expect(await world.refusal(verify)).toBe('NOT_FOUND');
});

test('CRED-01 the QR code of a badge is the link that verifies it, for its owner only', async () => {
  const { by, credentialId } = await createIssued(world);
  const [own] = (await world.call(by).credential.listOwn({})).items;
  expect(own?.url).toBe(`${world.ctx().publicUrl}/blockchain-verification?badge=${credentialId}`);
  const { bytes, mediaType } = await loadOwnFile(world.ctx(by), { credentialId, format: 'qr' });
  expect(mediaType).toBe('image/svg+xml');
  const { path } = qrOf(own?.url ?? '');
  expect(Buffer.from(bytes).toString()).toContain(path);
  const other = world.ctx(await world.student());
  await expect(loadOwnFile(other, { credentialId, format: 'qr' })).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  });
});

import { appendFile, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createAuditAnchors } from '#server/audit-anchors.ts';
import { inTransaction } from '#server/context.ts';
import { temporaryFolder } from '#testing/temporary-folder.ts';
import { createWorld, type World } from '#testing/world.ts';
import { hashOf, noHash, noteAction } from './audit-log.ts';
import { verifyAnchor, verifyAudit } from './verification.ts';

const system = (world: World) => world.ctx({ kind: 'system' });

async function createAnchored(count: number) {
  const world = await createWorld();
  const ctx = world.ctx(await world.admin());
  for (let number = 1; number <= count; number++)
    await inTransaction(ctx, (tx) =>
      noteAction(tx, { action: 'company.approved', target: { kind: 'company' } }),
    );
  await verifyAnchor(system(world));
  return world;
}

/** Changes the log as the owner of the table could. */
async function tamper(world: World, change: string) {
  await world.pool.query('alter table audit_entries disable trigger audit_entries_are_kept');
  await world.pool.query(change);
  await world.pool.query('alter table audit_entries enable trigger audit_entries_are_kept');
}

test('SEC-62 a log whose end was cut off fails its check, is logged, and is mailed once', async () => {
  await using world = await createAnchored(3);
  expect(await verifyAudit(system(world))).toMatchObject({ ok: true, entries: 3 });
  await tamper(world, 'delete from audit_entries where place = 3');
  expect(await verifyAudit(system(world))).toEqual({ ok: false, place: 3, problem: 'missing' });
  await verifyAnchor(system(world));
  await verifyAnchor(system(world));
  expect(world.failures.map(({ msg }) => msg)).toEqual(['the audit log was altered or cut off']);
  expect(await world.tasks('mail.send')).toMatchObject([
    { mail: { subject: 'The audit log was altered' } },
  ]);
});

test('SEC-62 a log that was cut off and grew again is still found out', async () => {
  await using world = await createAnchored(2);
  await tamper(world, 'delete from audit_entries where place = 2');
  const ctx = world.ctx(await world.admin());
  await inTransaction(ctx, (tx) =>
    noteAction(tx, { action: 'company.suspended', target: { kind: 'company' } }),
  );
  expect(await verifyAudit(system(world))).toEqual({ ok: false, place: 2, problem: 'changed' });
});

test('SEC-62 a log rewritten with matching hashes is found out', async () => {
  await using world = await createAnchored(1);
  const { rows } = await world.pool.query<Record<string, never>>('select * from audit_entries');
  const forged = hashOf({
    place: 1,
    at: world.now,
    actorId: rows[0]?.actor_id ?? '',
    actorKind: 'admin',
    action: 'company.suspended',
    targetKind: 'company',
    targetId: rows[0]?.target_id ?? '',
    before: null,
    after: null,
    requestId: rows[0]?.request_id ?? '',
    previousHash: noHash,
  });
  await tamper(
    world,
    `update audit_entries set action = 'company.suspended', hash = '${forged}' where place = 1`,
  );
  expect(await verifyAudit(system(world))).toEqual({ ok: false, place: 1, problem: 'changed' });
});

test('SEC-62 half an anchor, left by a killed process, is passed over for good', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'anchors.jsonl');
  const anchors = createAuditAnchors(path);
  const at = new Date('2026-11-24T03:00:00Z').toISOString();
  await anchors.add({ place: 1, hash: 'one', at });
  await appendFile(path, '\n{"place":2,"ha');
  expect(await anchors.last()).toEqual({ place: 1, hash: 'one', at });
  await anchors.add({ place: 3, hash: 'three', at });
  expect(await anchors.last()).toEqual({ place: 3, hash: 'three', at });
});

test('SEC-62 anchors follow the log, and after a restore they start anew', async () => {
  await using world = await createAnchored(1);
  const ctx = system(world);
  expect(await ctx.auditAnchors.last()).toMatchObject({ place: 1 });
  await verifyAnchor(ctx);
  await tamper(world, 'delete from audit_entries');
  await ctx.auditAnchors.startAnew(world.now);
  expect(await verifyAudit(ctx)).toMatchObject({ ok: true, entries: 0 });
  await verifyAnchor(ctx);
  expect(await ctx.auditAnchors.last()).toBeUndefined();
});

test('SEC-62 after an alteration anchors go on, the next one is found too, and the first is not forgotten', async () => {
  await using world = await createAnchored(2);
  await tamper(world, "update audit_entries set hash = 'other' where place = 2");
  await verifyAnchor(system(world));
  expect(await system(world).auditAnchors.last()).toMatchObject({ place: 2, hash: 'other' });
  await tamper(world, 'delete from audit_entries where place = 2');
  await verifyAnchor(system(world));
  expect(world.failures).toHaveLength(2);
  expect(await system(world).auditAnchors.last()).toMatchObject({ place: 1 });
  expect(await system(world).auditAnchors.firstBroken()).toMatchObject({ place: 2 });
  expect(await verifyAudit(system(world))).toMatchObject({ ok: false, place: 2 });
});

test('SEC-62 the alarm is mailed also where alerts and emails to administrators are off', async () => {
  await using world = await createAnchored(1);
  const admin = await world.admin();
  const { setting } = world.call(admin);
  const { mails } = await setting.loadAll({});
  await setting.saveMails({ ...mails, mailsAdmins: false, reportsAlerts: false });
  await tamper(world, 'delete from audit_entries');
  await verifyAnchor(system(world));
  expect(await world.tasks('mail.send')).toMatchObject([
    { mail: { subject: 'The audit log was altered' } },
    { mail: { subject: 'The audit log was altered' } },
  ]);
});

test('SEC-62 the file of anchors does not grow without limit', async () => {
  await using folder = await temporaryFolder();
  const path = join(folder.path, 'anchors.jsonl');
  const anchors = createAuditAnchors(path);
  const at = new Date('2026-11-24T03:00:00Z').toISOString();
  const lines = Array.from({ length: 3_000 }, (_, place) =>
    JSON.stringify({ place: place + 1, hash: 'x', at }),
  );
  await appendFile(path, lines.join('\n') + '\n');
  await anchors.noteBroken({ place: 7, hash: 'y', at });
  for (let place = 3_001; place <= 3_010; place += 1) await anchors.add({ place, hash: 'x', at });
  expect((await readFile(path, 'utf8')).split('\n').length).toBeLessThan(1_500);
  expect(await anchors.last()).toMatchObject({ place: 3_010 });
  expect(await anchors.firstBroken()).toMatchObject({ place: 7 });
});

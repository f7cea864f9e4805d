import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import type { MemberRole } from '#domain/actor.ts';
import { leftStatuses } from '#domain/application/application-status.ts';
import { createWorld, type World } from '#testing/world.ts';
import { applicationMoves, applications } from './db/tables/applications.ts';
import { notifyBatch } from './features/application/notices.ts';

async function createApplied(world: World) {
  const company = await world.company();
  const posting = await world.posting(company);
  const student = await world.student();
  const application = await world.application({ posting, student });
  return { company, posting, student, application };
}

test.each([
  ['the system', 'system', 'someone', 'A reason.'],
  ['a student', 'student', 'someone', 'A reason.'],
  ['a member without a name', 'member', null, 'A reason.'],
  ['a member without a reason', 'member', 'someone', null],
] as const)(
  'SEC-63 the database accepts no rejection by %s',
  async (_name, actorKind, actor, reason) => {
    await using world = await createWorld();
    const { company, student, application } = await createApplied(world);
    const move = {
      companyId: company.id,
      applicationId: application.id,
      fromStatus: 'pending' as const,
      toStatus: 'rejected' as const,
      createdAt: world.now,
    };
    const insert = (values: Partial<typeof applicationMoves.$inferInsert>) =>
      world.db.insert(applicationMoves).values({
        ...move,
        id: crypto.randomUUID(),
        actorId: student.userId,
        actorKind: 'member',
        reason: 'A reason.',
        ...values,
      });
    await expect(
      insert({ actorKind, reason, ...(actor === null && { actorId: null }) }),
    ).rejects.toThrow();
    expect(await world.rows(applicationMoves)).toHaveLength(1);
    const { userId: actorId } = await world.member(company);
    await insert({ actorId });
    expect(await world.rows(applicationMoves)).toHaveLength(2);
  },
);

test('SEC-63 deleting a member’s account keeps the record that a person rejected', async () => {
  await using world = await createWorld();
  const { company, application } = await createApplied(world);
  const member = await world.member(company);
  const input = { applicationId: application.id, version: 1, reason: 'Another fits better.' };
  await world.call(member).application.move({ ...input, to: 'rejected' });
  await world.pool.query('delete from users where id = $1', [member.userId]);
  expect(await world.rows(applicationMoves)).toContainEqual(
    expect.objectContaining({ toStatus: 'rejected', actorKind: 'member', actorId: null }),
  );
});

/** The source files without tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name.endsWith('.ts') && !name.includes('.test.'))
    .map(({ parentPath, name }) => join(parentPath, name));
}

test('SEC-63 only the known writers change an application’s status, and each requires a person', () => {
  const server = fileURLToPath(new URL('.', import.meta.url));
  const writing =
    /(?:update|insert)\((?:applications|applicationMoves)\)|(?:update|insert into) "?(?:job_applications|application_moves)/u;
  const writers = sources(server)
    .filter((path) => writing.test(readFileSync(path, 'utf8')))
    .map((path) => path.slice(server.length).replaceAll('\\', '/'));
  expect(writers.toSorted()).toEqual([
    // Removes the person and leaves the status.
    'features/account/deletion/delete-user.store.ts',
    // Records a first reply, not a status.
    'features/application/application-messages.store.ts',
    'features/application/application.store.ts',
    // Closes what a deleted company left undecided; the database refuses any other status to it.
    'features/application/close-applications.store.ts',
    'features/application/move.store.ts',
    'features/application/own-application.store.ts',
    // Sets the owner.
    'features/application/received.store.ts',
    // Withdraws what a deleted student had applied for.
    'features/application/withdraw-deleted.store.ts',
    // Takes applications out of the stages that go with the company.
    'features/company/remove-company.store.ts',
    // Hands over the owner’s applications when a member leaves.
    'features/team/team.store.ts',
  ]);
  expect(leftStatuses).not.toContain('rejected');
});

test('SEC-63 of all users and tasks, only recruiters and owners of the company can reject', async () => {
  await using world = await createWorld();
  const { company, posting, student, application } = await createApplied(world);
  const ofRole = (role: MemberRole) => world.member(company, role);
  const input = { applicationId: application.id, to: 'rejected' as const, version: 1 };
  const reason = 'Another fits better.';
  const others = [
    student,
    await world.admin(),
    await ofRole('interviewer'),
    await world.member(await world.company(), 'owner'),
  ];
  for (const actor of others) {
    const { move, moveMany, withdraw } = world.call(actor).application;
    const many = { applications: [{ id: application.id, version: 1 }], to: 'rejected' as const };
    await expect(move({ ...input, reason })).rejects.toThrow();
    await moveMany({ ...many, reason }).catch(() => undefined);
    await expect(withdraw(input as never)).rejects.toThrow();
  }
  expect(await world.rows(applications)).toMatchObject([{ status: 'pending' }]);
  world.passTime(400 * 24 * 3_600_000);
  const payload = { companyId: company.id, batchId: crypto.randomUUID() };
  await notifyBatch(world.ctx({ kind: 'system' }), payload);
  expect(await world.rows(applications)).toMatchObject([{ status: 'pending' }]);
  for (const role of ['recruiter', 'owner'] as const) {
    const other = await world.application({ posting, student: await world.student() });
    const answer = await world
      .call(await ofRole(role))
      .application.move({ ...input, applicationId: other.id, reason });
    expect(answer.status).toBe('rejected');
  }
});

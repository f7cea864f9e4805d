import { expect, test } from 'vitest';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { createWorld } from '#testing/world.ts';

test('REL-12 an administrator sees what gave up, with what it was about and why, the last one first', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  expect(await world.call(admin).task.listFailed({})).toEqual({ items: [], count: 0 });
  const first = await addFailedTask(world.pool);
  const second = await addFailedTask(world.pool);
  const { items, count } = await world.call(admin).task.listFailed({});
  expect([count, items.map(({ id }) => id)]).toEqual([2, [second, first]]);
  expect(items[0]).toMatchObject({
    name: 'mail.send',
    about: 'Hello',
    tries: 5,
    problem: 'the server said no',
  });
  expect(items[0]?.failedAt.getTime()).toBeGreaterThan(items[0]?.addedAt.getTime() ?? Infinity);
});

test('REL-12 what gave up is tried again once, as it was, however many ask, and the audit log says who asked', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const taskId = await addFailedTask(world.pool, 'm7');
  const other = await addFailedTask(world.pool, 'm8');
  const asked = await Promise.allSettled(
    [admin, await world.admin(), admin].map((who) => world.call(who).task.repeat({ taskId })),
  );
  expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await world.tasks('mail.send')).toMatchObject([{ mail: { id: 'm7' } }]);
  const { items } = await world.call(admin).task.listFailed({});
  expect(items.map(({ id }) => id)).toEqual([other]);
  expect(await world.rows(auditEntries)).toMatchObject([
    { action: 'task.repeated', targetId: taskId, after: { name: 'mail.send' } },
  ]);
  expect(await world.refusal(() => world.call(admin).task.repeat({ taskId }))).toBe('NOT_FOUND');
});

test('REL-12 where the task can’t be added again it stays among those that gave up', async () => {
  await using world = await createWorld();
  const taskId = await addFailedTask(world.pool);
  const { task } = world.call(await world.admin(), { tasks: world.brokenTasks });
  expect(await world.refusal(() => task.repeat({ taskId }))).toBe('INTERNAL_SERVER_ERROR');
});

test('REL-12 what is discarded never runs, is discarded once, and the audit log says who discarded it', async () => {
  await using world = await createWorld();
  const admin = await world.admin();
  const taskId = await addFailedTask(world.pool, 'm7');
  const kept = await addFailedTask(world.pool, 'm8');
  const { task } = world.call(admin);
  expect(await task.remove({ taskId })).toEqual({ name: 'mail.send' });
  const { items } = await task.listFailed({});
  expect([items.map(({ id }) => id), await world.tasks('mail.send')]).toEqual([[kept], []]);
  expect(await world.rows(auditEntries)).toMatchObject([
    {
      action: 'task.removed',
      actorId: admin.userId,
      targetId: taskId,
      before: { name: 'mail.send' },
    },
  ]);
  expect(await world.refusal(() => task.remove({ taskId }))).toBe('NOT_FOUND');
});

import { expect, test } from 'vitest';
import { auditEntries } from '#server/db/tables/audit-entries.ts';
import { addFailedTask } from '#testing/add-failed-task.ts';
import { createWorld } from '#testing/world.ts';

test('REL-12 an administrator sees failed tasks with subject and reason, newest first', async () => {
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

test('REL-12 a failed task is retried unchanged and once, however many ask, and the audit log names the actor', async () => {
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

test('REL-12 a task that cannot be queued again stays among the failed ones', async () => {
  await using world = await createWorld();
  const taskId = await addFailedTask(world.pool);
  const { task } = world.call(await world.admin(), { tasks: world.brokenTasks });
  expect(await world.refusal(() => task.repeat({ taskId }))).toBe('INTERNAL_SERVER_ERROR');
});

test('REL-12 a discarded task never runs, is discarded once, and the audit log names the actor', async () => {
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

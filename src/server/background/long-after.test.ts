import { expect, test } from 'vitest';
import { dayMs } from '#domain/time.ts';
import { removeExpired } from '#server/features/search/remove-expired.ts';
import { createFileGiven, createGiven } from '#testing/calls/assessed.ts';
import { createAsked } from '#testing/calls/credential.ts';
import { createFinished } from '#testing/calls/recording.ts';
import { noteChanges } from '#testing/note-changes.ts';
import { createWorld } from '#testing/world.ts';
import { deleteExpired, tidyFiles } from './retention.ts';

test('REL-10 SEC-32 what is kept for a time is gone three years later, and nothing else', async () => {
  await using world = await createWorld(new Date());
  for (const create of [createGiven, createFileGiven, createFinished, createAsked])
    await create(world);
  const { student } = await createGiven(world);
  await world.call(student).profile.requestExport({});
  const takeChanges = await noteChanges(world.pool);
  world.passTime(3 * 365 * dayMs);
  const ctx = world.ctx({ kind: 'system' });
  await deleteExpired(world.db, ctx.now);
  await tidyFiles(ctx);
  await removeExpired(ctx);
  const removed = (await takeChanges()).flatMap(({ table, was, is }) =>
    is === null ? [`${table} ${String(was?.['purpose'] ?? was?.['state'] ?? '')}`.trim()] : [],
  );
  expect([...new Set(removed)].toSorted().join('\n')).toMatchInlineSnapshot(`
    "files answer
    files recording
    live_events
    rate_limits
    recordings
    reference_requests asked
    sessions
    sitting_recordings
    unclaimed_keys"
  `);
});

import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { isPostingOf } from './joins.ts';
import { applications } from './tables/applications.ts';
import { postings } from './tables/postings.ts';

test('HOUSE each application is joined to its own posting only', async () => {
  await using world = await createWorld();
  const company = await world.company();
  for (const title of ['Baker', 'Cook'])
    await world.application({
      posting: await world.posting(company, { title }),
      student: await world.student(),
    });
  const rows = await world
    .ctx({ kind: 'system' })
    .db.select({ applied: applications.postingId, joined: postings.id })
    .from(applications)
    .innerJoin(postings, isPostingOf(applications));
  expect(rows).toHaveLength(2);
  for (const { applied, joined } of rows) expect(joined).toBe(applied);
});

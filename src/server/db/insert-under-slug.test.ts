import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createWorld } from '#testing/world.ts';
import { insertUnderSlug } from './insert-under-slug.ts';
import { companies } from './tables/companies.ts';

test('CO-10 companies of one name that are added at the same moment get a slug each', async () => {
  await using world = await createWorld();
  const { db } = world.ctx({ kind: 'system' });
  const isInserted = Promise.withResolvers<void>();
  const add = () => ({ id: randomUUID(), name: 'Acme', slug: 'acme', status: 'approved' }) as const;
  const first = db.transaction(async (tx) => {
    await insertUnderSlug(tx, add());
    isInserted.resolve();
    // The second transaction reads the slugs before this one commits.
    await tx.execute(sql`select pg_sleep(0.2)`);
  });
  await isInserted.promise;
  await Promise.all([first, insertUnderSlug(db, add())]);
  const slugs = (await world.rows(companies)).map(({ slug }) => slug);
  expect(slugs.toSorted()).toEqual(['acme', 'acme-2']);
});

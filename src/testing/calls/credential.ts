import { v7 as uuid } from 'uuid';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { subscriptions } from '#server/db/tables/subscriptions.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

/** A student whose plan has room for badges, with a passed test. */
export async function createEarned(world: World) {
  const by = await world.student();
  const source = await addPassed(world, by);
  await world.db.insert(subscriptions).values({
    ...{ id: uuid(), userId: by.userId, plan: 'premium', period: 'monthly', state: 'active' },
    ...{ payer: 'manual', createdAt: world.now, updatedAt: world.now },
  });
  return { by, kind: 'skill-test' as const, source };
}

async function addPassed(world: World, by: { userId: string }): Promise<string> {
  const source = uuid();
  await world.db.insert(testAttempts).values({
    ...{ userId: by.userId, id: source, domain: 'frontend', seed: 1, score: 80 },
    itemIds: ['fe-box-model', 'fe-closures', 'fe-flex', 'fe-events', 'fe-grid'],
    ...{ startsAt: world.now, endsAt: world.now, submittedAt: world.now, gradedAt: world.now },
    ...{ counts: true, passed: true },
  });
  return source;
}

/** The same student with the badge. */
export async function createIssued(world: World) {
  const { by, kind, source } = await createEarned(world);
  const { id: credentialId } = await world.call(by).credential.issue({ kind, source });
  return { by, credentialId };
}

export const credential: CallsOf<'credential'> = {
  listOwn: async (world) => {
    const { by } = await createIssued(world);
    await addPassed(world, by);
    return { by, input: {} };
  },
  issue: async (world) => {
    const { by, kind, source } = await createEarned(world);
    return { by, input: { kind, source } };
  },
  setHidden: async (world) => {
    const { by, credentialId } = await createIssued(world);
    return { by, input: { credentialId, isHidden: true } };
  },
  findVerification: async (world) => {
    const { by, credentialId } = await createIssued(world);
    return { by, input: { credentialId } };
  },
  verify: async (world) => ({ by: await world.student(), input: { badge: '{}' } }),
};

import { v7 as uuid } from 'uuid';
import type { Student } from '#domain/actor.ts';
import { testAttempts } from '#server/db/tables/skill-tests.ts';
import { subscriptions } from '#server/db/tables/subscriptions.ts';
import type { World } from '#testing/world.ts';
import { type CallsOf, nextNumber } from './call.ts';
import { createApplied, createMatching } from './rows.ts';

const newEmail = () => `mentor-${nextNumber()}@example.test`;

/** A student whose plan has room for badges, with a passed test. */
export async function createEarned(world: World) {
  const by = await world.student();
  return { by, ...(await addEarned(world, by)) };
}

async function addEarned(world: World, by: { userId: string }) {
  const source = await addPassed(world, by);
  await world.db.insert(subscriptions).values({
    ...{ id: uuid(), userId: by.userId, plan: 'premium', period: 'monthly', state: 'active' },
    ...{ payer: 'manual', createdAt: world.now, updatedAt: world.now },
  });
  return { kind: 'skill-test' as const, source };
}

/** Another badge of a student whose plan has room. */
export async function addBadge(world: World, by: Student): Promise<string> {
  const source = await addPassed(world, by);
  return (await world.call(by).credential.issue({ kind: 'skill-test', source })).id;
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

/** An applicant who shows a badge. */
export async function createShown(world: World) {
  const { recruiter, student, applicationId, posting } = await createApplied(world);
  const { kind, source } = await addEarned(world, student);
  const { id: credentialId } = await world.call(student).credential.issue({ kind, source });
  return { recruiter, student, applicationId, posting, credentialId };
}

/** A student whom a company finds, with a badge. */
export async function createFound(world: World) {
  const { recruiter, student } = await createMatching(world);
  const { kind, source } = await addEarned(world, student);
  const { id: credentialId } = await world.call(student).credential.issue({ kind, source });
  return { recruiter, student, credentialId };
}

/** A student who asked a mentor for a reference, and the token of the mailed link. */
export async function createAsked(world: World, asking?: Student) {
  const by = asking ?? (await world.student());
  const asked = { name: 'Meera Iyer', email: newEmail(), relation: 'Team lead', message: '' };
  const { id: referenceId } = await world.call(by).credential.askReference(asked);
  return { by, referenceId, token: world.ctx().accounts.linkToken(`reference ${referenceId}`) };
}

export const credential: CallsOf<'credential'> = {
  listOwn: async (world) => {
    const { by } = await createIssued(world);
    await addPassed(world, by);
    await createAsked(world, by);
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
  askReference: async (world) => ({
    by: await world.student(),
    input: { name: 'Meera Iyer', email: newEmail(), relation: 'Team lead', message: 'Hello.' },
  }),
  cancelReference: async (world) => {
    const { by, referenceId } = await createAsked(world);
    return { by, input: { referenceId } };
  },
  findReference: async (world) => ({
    by: await world.student(),
    input: { token: (await createAsked(world)).token },
  }),
  listReceived: async (world) => {
    const { recruiter: by } = await createShown(world);
    return { by, input: {} };
  },
  listOfCandidate: async (world) => {
    const { recruiter: by, student } = await createFound(world);
    return { by, input: { studentId: student.userId } };
  },
  requestVerification: async (world) => {
    const { recruiter: by, credentialId } = await createShown(world);
    return { by, input: { credentialId } };
  },
  list: async (world) => {
    await createIssued(world);
    return { by: await world.admin(), input: {} };
  },
  revoke: async (world) => {
    const { credentialId } = await createIssued(world);
    return { by: await world.admin(), input: { credentialId, reason: 'Given by mistake' } };
  },
  listKeys: async (world) => {
    await createIssued(world);
    return { by: await world.admin(), input: {} };
  },
  markCompromised: async (world) => {
    await createIssued(world);
    const by = await world.admin();
    const { items } = await world.call(by).credential.listKeys({});
    const signing = items.find(({ retiredAt }) => retiredAt === null);
    return { by, input: { keyId: signing?.id ?? '', from: world.now } };
  },
  findVerification: async (world) => {
    const { by, credentialId } = await createIssued(world);
    return { by, input: { credentialId } };
  },
  verify: async (world) => ({ by: await world.student(), input: { badge: '{}' } }),
};

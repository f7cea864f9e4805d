import type { DriveForm } from '#contract/drive.ts';
import { noAcademics } from '#domain/drive/judge-eligibility.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';

export const typedDrive: DriveForm = {
  companyName: 'Bakery',
  title: 'Off-campus hiring',
  description: 'Bread for everyone.',
  careersUrl: 'https://bakery.example/careers',
  sourceUrl: 'https://bakery.example/careers/2027',
  verifiedOn: '2026-11-20',
  timeZone: 'Asia/Kolkata',
  opensAt: '2026-11-22T10:00',
  closesAt: '2026-12-01T18:00',
  testAt: '2026-12-10T10:00',
  interviewAt: '',
  resultAt: '',
  minPercent: 60,
  minCgpa: 6,
  tenth: true,
  twelfth: true,
  diploma: true,
  degree: true,
  maxBacklogs: 0,
  maxGapMonths: 24,
  batchFrom: 2026,
  batchTo: 2027,
};

/** A drive with dates and rules that a student follows, and the administrator who added it. */
export async function createFollowed(world: World, form: Partial<DriveForm> = {}) {
  const [admin, student] = [await world.admin(), await world.student()];
  const { id: driveId } = await world.call(admin).drive.create({ ...typedDrive, ...form });
  await world.call(student).drive.setFollow({ driveId, isFollowing: true });
  return { admin, student, driveId };
}

/** A drive that a company added, and the recruiter who did. */
async function createOwn(world: World) {
  const by = await world.member(await world.company());
  const { id: driveId } = await world.call(by).drive.create(typedDrive);
  return { by, driveId };
}

const update = async (world: World) => {
  const { by, driveId } = await createOwn(world);
  const input = { ...typedDrive, driveId, version: 1, closesAt: '2026-12-02T18:00' };
  return { by, input };
};

export const drive: CallsOf<'drive'> = {
  list: async (world) => ({ by: (await createFollowed(world)).student, input: {} }),
  listDates: async (world) => ({
    by: (await createFollowed(world)).student,
    input: { month: '2026-12' },
  }),
  setFollow: async (world) => {
    const { driveId } = await createFollowed(world);
    return { by: await world.student(), input: { driveId, isFollowing: true } };
  },
  setState: async (world) => {
    const { student, driveId } = await createFollowed(world);
    return { by: student, input: { driveId, state: 'applied' } };
  },
  loadAcademics: async (world) => ({ by: await world.student(), input: {} }),
  saveAcademics: async (world) => ({
    by: await world.student(),
    input: { ...noAcademics, degreeCgpa: 7.5, version: 0 },
  }),
  listOwn: async (world) => ({ by: (await createOwn(world)).by, input: {} }),
  create: async (world) => ({
    by: await world.member(await world.company()),
    input: typedDrive,
  }),
  update,
  cancel: async (world) => {
    const { by, driveId } = await createOwn(world);
    return { by, input: { driveId, version: 1 } };
  },
  undo: async (world) => {
    const { by, input } = await update(world);
    const { changeId } = await world.call(by).drive.update(input);
    return { by, input: { changeId: changeId ?? '' } };
  },
  loadFeed: async (world) => {
    const { student } = await createFollowed(world);
    await world.call(student).drive.createFeed({});
    return { by: student, input: {} };
  },
  createFeed: async (world) => ({ by: await world.student(), input: {} }),
  removeFeed: async (world) => {
    const by = await world.student();
    await world.call(by).drive.createFeed({});
    return { by, input: {} };
  },
};

import { interviews } from '#server/db/tables/interviews.ts';
import type { World } from '#testing/world.ts';
import type { CallsOf } from './call.ts';
import { createScheduled } from './interview.ts';
import { createApplied, createPosting } from './rows.ts';
import { createStaged } from './stage.ts';

/** An application with everything that a company can add to it. */
async function createDiscussed(world: World) {
  const { recruiter, student, applicationId } = await createStaged(world);
  const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
  const { application } = world.call(recruiter);
  await application.createNote({ applicationId, body: 'Bakes well.' });
  await application.setRating({ applicationId, stars: 4 });
  await application.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  await application.sendMessage({ applicationId, body: 'Hello' });
  await world.db.insert(interviews).values({
    companyId: recruiter.companyId,
    id: crypto.randomUUID(),
    applicationId,
    studentId: student.userId,
    startsAt: world.now,
    endsAt: new Date(world.now.getTime() + 1),
    status: 'scheduled',
    platform: 'video',
    createdAt: world.now,
  });
  return { recruiter, student, applicationId };
}

export const application: CallsOf<'application'> = {
  submit: async (world) => {
    const { postingId } = await createPosting(world);
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    return {
      by: student,
      input: { postingId, resumeFileId, fullName: 'Asha Rao', email: 'asha@example.test' },
    };
  },
  hold: async (world) => {
    const { postingId } = await createPosting(world);
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    return { by: student, input: { postingId, resumeFileId } };
  },
  undoHeld: async (world) => {
    const { postingId } = await createPosting(world);
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    await world.call(student).application.hold({ postingId, resumeFileId });
    return { by: student, input: { postingId } };
  },
  listOwnBoard: async (world) => ({ by: (await createApplied(world)).student, input: {} }),
  listOwnDates: async (world) => {
    const { student, interviewId } = await createScheduled(world);
    const own = (await world.rows(interviews)).find(({ id }) => id === interviewId);
    return { by: student, input: { month: own?.startsAt?.toISOString().slice(0, 7) ?? '' } };
  },
  withdraw: async (world) => {
    const { student, applicationId } = await createApplied(world);
    return { by: student, input: { applicationId, to: 'withdrawn', version: 1 } };
  },
  findOwn: async (world) => {
    const { student, postingId } = await createApplied(world);
    return { by: student, input: { postingId } };
  },
  listOwn: async (world) => ({ by: (await createApplied(world)).student, input: {} }),
  listResumes: async (world) => ({ by: (await createApplied(world)).student, input: {} }),
  loadOwn: async (world) => {
    const { student, applicationId } = await createDiscussed(world);
    return { by: student, input: { applicationId } };
  },
  listMessages: async (world) => {
    const { student, applicationId } = await createDiscussed(world);
    return { by: student, input: { applicationId } };
  },
  sendMessage: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId, body: 'Hello' } };
  },
  listReceived: async (world) => ({
    by: (await createDiscussed(world)).recruiter,
    input: { sort: 'status' },
  }),
  listBoard: async (world) => ({
    by: (await createDiscussed(world)).recruiter,
    input: { status: 'pending' },
  }),
  listCards: async (world) => ({
    by: (await createDiscussed(world)).recruiter,
    input: { status: 'pending' },
  }),
  loadReceived: async (world) => {
    const { recruiter, applicationId } = await createDiscussed(world);
    return { by: recruiter, input: { applicationId } };
  },
  findNeighbours: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId } };
  },
  loadReading: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId } };
  },
  move: async (world) => {
    const { recruiter, applicationId, phone } = await createStaged(world);
    return {
      by: recruiter,
      input: {
        applicationId,
        to: 'under_review',
        stageId: phone.id,
        version: 2,
        reason: 'Bakes well.',
      },
    };
  },
  moveMany: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const applications = [{ id: applicationId, version: 1 }];
    return { by: recruiter, input: { applications, to: 'under_review' } };
  },
  undoMoves: async (world) => {
    const { recruiter, applicationId, posting } = await createApplied(world);
    const changed = await world.application({ posting, student: await world.student() });
    const { application } = world.call(recruiter);
    const { batchId } = await application.moveMany({
      applications: [applicationId, changed.id].map((id) => ({ id, version: 1 })),
      to: 'under_review',
    });
    await application.move({
      applicationId: changed.id,
      to: 'rejected',
      version: 2,
      reason: 'Too few years.',
    });
    return { by: recruiter, input: { batchId: batchId ?? '' } };
  },
  listNotes: async (world) => {
    const { recruiter, applicationId } = await createDiscussed(world);
    return { by: recruiter, input: { applicationId } };
  },
  setOwner: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId, ownerId: recruiter.userId } };
  },
  listViews: async (world) => {
    const { recruiter } = await createApplied(world);
    await world.call(recruiter).application.saveView({ name: 'Mine', query: 'sort=owner' });
    return { by: recruiter, input: {} };
  },
  saveView: async (world) => ({
    by: (await createApplied(world)).recruiter,
    input: { name: 'Best first', query: 'status=pending&sort=match&columns=match.rating' },
  }),
  removeView: async (world) => {
    const { recruiter } = await createApplied(world);
    const { id: viewId } = await world
      .call(recruiter)
      .application.saveView({ name: 'Mine', query: '' });
    return { by: recruiter, input: { viewId } };
  },
  createNote: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId, body: 'Bakes well.' } };
  },
  setRating: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    return { by: recruiter, input: { applicationId, stars: 4 } };
  },
  setInterviewers: async (world) => {
    const { recruiter, applicationId } = await createApplied(world);
    const interviewer = await world.member({ id: recruiter.companyId }, 'interviewer');
    return { by: recruiter, input: { applicationId, memberIds: [interviewer.userId] } };
  },
};

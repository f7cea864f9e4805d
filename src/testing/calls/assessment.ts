import {
  createAssessed,
  createGiven,
  createHeard,
  createInvited,
  createMet,
  createNotified,
  createSpoken,
  createStarted,
  createSubmitted,
  turned,
  typedAssessment,
  typedReview,
} from './assessed.ts';
import type { CallsOf } from './call.ts';
import { createApplied } from './rows.ts';
import { recordForCompany } from './spoken-answer.ts';

export const assessment: CallsOf<'assessment'> = {
  list: async (world) => ({ by: (await createSubmitted(world)).recruiter, input: {} }),
  load: async (world) => {
    const { recruiter, assessmentId } = await createAssessed(world);
    return { by: recruiter, input: { assessmentId } };
  },
  create: async (world) => {
    const { recruiter, posting } = await createApplied(world);
    const input = { postingId: posting.id, content: typedAssessment(), accepts: null };
    return { by: recruiter, input };
  },
  save: async (world) => {
    const { recruiter, assessmentId } = await createAssessed(world);
    const input = { assessmentId, version: 1, content: typedAssessment(), accepts: null };
    return { by: recruiter, input };
  },
  setArchived: async (world) => {
    const { recruiter, assessmentId } = await createAssessed(world);
    return { by: recruiter, input: { assessmentId, isArchived: true } };
  },
  listItems: async (world) => ({
    by: (await createAssessed(world)).recruiter,
    input: { domain: 'backend' },
  }),
  listCandidates: async (world) => {
    const { recruiter, assessmentId } = await createAssessed(world);
    return { by: recruiter, input: { assessmentId } };
  },
  invite: async (world) => {
    const { recruiter, assessmentId, applicationId } = await createAssessed(world);
    return { by: recruiter, input: { assessmentId, applicationIds: [applicationId], days: 7 } };
  },
  undoInvite: async (world) => {
    const { recruiter, assessmentId, batchId } = await createInvited(world);
    return { by: recruiter, input: { assessmentId, batchId } };
  },
  listSittings: async (world) => {
    const { recruiter, assessmentId } = await createSubmitted(world);
    return { by: recruiter, input: { assessmentId } };
  },
  loadSitting: async (world) => {
    const { recruiter, sittingId } = await createSubmitted(world);
    return { by: recruiter, input: { sittingId } };
  },
  submitReview: async (world) => {
    const { recruiter, sittingId } = await createSubmitted(world);
    return { by: recruiter, input: { sittingId, version: 0, scores: typedReview() } };
  },
  listOfApplication: async (world) => {
    const { recruiter, applicationId } = await createSubmitted(world);
    return { by: recruiter, input: { applicationId } };
  },
  listOwn: async (world) => ({ by: (await createHeard(world)).student, input: {} }),
  findOwn: async (world) => {
    const { student, sittingId } = await createHeard(world);
    return { by: student, input: { sittingId } };
  },
  start: async (world) => {
    const { student, sittingId } = await createNotified(world);
    return { by: student, input: { sittingId } };
  },
  findRunning: async (world) => {
    const { student, sittingId } = await createStarted(world);
    return { by: student, input: { sittingId } };
  },
  saveAnswer: async (world) => {
    const { student, sittingId } = await createStarted(world);
    return { by: student, input: { sittingId, place: 0, answer: '200 OK', version: 0 } };
  },
  runAnswer: async (world) => {
    const { student, sittingId } = await createStarted(world);
    await world.call(student).assessment.submitSection({ sittingId, section: 0 });
    const answer = 'function add(a, b) { return a + b; }';
    return { by: student, input: { sittingId, place: 2, answer } };
  },
  giveRecording: async (world) => {
    const { student: by, sittingId } = await createSpoken(world);
    const recordingId = await recordForCompany(world, by);
    return { by, input: { sittingId, place: 0, recordingId } };
  },
  removeRecording: async (world) => {
    const { student: by, sittingId } = await createGiven(world);
    return { by, input: { sittingId, place: 0 } };
  },
  transcribe: async (world) => {
    const { student: by, sittingId } = await createGiven(world);
    return { by, input: { sittingId, place: 0 } };
  },
  submitSection: async (world) => {
    const { student, sittingId } = await createStarted(world, turned());
    return { by: student, input: { sittingId, section: 0 } };
  },
  requestTime: async (world) => {
    const { student, sittingId } = await createNotified(world);
    return { by: student, input: { sittingId, factor: 1.5, note: '' } };
  },
  requestPerson: async (world) => {
    const { student, sittingId } = await createSubmitted(world);
    return { by: student, input: { sittingId, note: 'My answer was cut off.' } };
  },
  answerTime: async (world) => {
    const { recruiter, student, sittingId } = await createNotified(world);
    const { assessment: own } = world.call(student);
    await own.requestTime({ sittingId, factor: 1.5, note: 'I read slowly.' });
    return { by: recruiter, input: { sittingId, isGranted: true } };
  },
  answerPerson: async (world) => {
    const { recruiter, student, sittingId } = await createSubmitted(world);
    await world.call(student).assessment.requestPerson({ sittingId, note: 'It was cut off.' });
    return { by: recruiter, input: { sittingId, answer: 'I read it again.' } };
  },
  createRetry: async (world) => {
    const { student, sittingId } = await createSubmitted(world, {
      ...typedAssessment(),
      tries: 2,
    });
    return { by: student, input: { sittingId } };
  },
  acceptTest: async (world) => {
    const { student, sittingId } = await createMet(world);
    return { by: student, input: { sittingId } };
  },
  loadRequirements: async (world) => {
    const { student, posting } = await createMet(world);
    return { by: student, input: { postingId: posting.id } };
  },
};

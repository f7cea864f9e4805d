import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { loadFile } from '#server/features/file/load-file.ts';
import { createWorld, type World } from '#testing/world.ts';

async function createInbox(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner', { name: 'Olga Owner' });
  const interviewer = await world.member(company, 'interviewer', { name: 'Ivan Viewer' });
  const student = await world.student({ name: 'Asha Rao' });
  const answers = [
    {
      questionId: '01990000-0000-7000-8000-00000000aaaa',
      kind: 'yes-no' as const,
      question: 'Nights?',
      answer: 'yes',
    },
  ];
  const posting = await world.posting(company, { title: 'Baker' });
  const application = await world.application({ posting, student, values: { answers } });
  const other = await world.application({ posting: await world.posting(company), student });
  world.passTime(60_000);
  return { company, owner, interviewer, student, application, other, answers };
}

test('CO-05 an application shows what was sent, its history, notes, ratings and interviewers', async () => {
  await using world = await createWorld();
  const { company, owner, interviewer, application, answers } = await createInbox(world);
  const recruiter = await world.member(company, 'recruiter', { name: 'Rita Recruiter' });
  const { id: applicationId } = application;
  const ofOwner = world.call(owner).application;
  await ofOwner.setRating({ applicationId, stars: 2 });
  await ofOwner.setRating({ applicationId, stars: 5 });
  await world.call(recruiter).application.setRating({ applicationId, stars: 4 });
  await ofOwner.createNote({ applicationId, body: ' Bakes well. ' });
  await ofOwner.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  await ofOwner.move({ applicationId, to: 'rejected', version: 1, reason: 'Too far away.' });
  const opened = await ofOwner.loadReceived({ applicationId });
  expect(opened).toMatchObject({
    fullName: 'Asha Rao',
    answers,
    status: 'rejected',
    resume: { id: application.resumeFileId, name: 'resume.pdf', isPdf: true },
    rating: 4.5,
    notes: 1,
    moves: [],
    mayDecide: true,
    noteList: [{ body: 'Bakes well.', author: 'Olga Owner', at: world.now }],
    ratings: [
      { name: 'Olga Owner', stars: 5, isMine: true },
      { name: 'Rita Recruiter', stars: 4, isMine: false },
    ],
    interviewers: [{ id: interviewer.userId, name: 'Ivan Viewer', isAssigned: true }],
  });
  expect(opened.history).toMatchObject([
    { from: null, to: 'pending', by: { kind: 'student', name: 'Asha Rao' } },
    {
      from: 'pending',
      to: 'rejected',
      reason: 'Too far away.',
      by: { kind: 'member', name: 'Olga Owner' },
      isUndone: false,
    },
  ]);
});

test('SEC-06 an interviewer sees only assigned applications, everywhere', async () => {
  await using world = await createWorld();
  const { owner, interviewer, application, other } = await createInbox(world);
  const api = world.call(interviewer).application;
  const counted = async () => {
    const { columns, postings } = await api.listBoard({});
    const list = await api.listReceived({});
    const cards = await api.listCards({ status: 'pending' });
    return [
      columns.reduce((sum, { total }) => sum + total, 0),
      postings.length,
      list.total.count,
      list.items.map(({ id }) => id),
      cards.items.map(({ id }) => id),
    ];
  };
  const opens = async (fileId: string | null) =>
    loadFile(world.ctx(interviewer), fileId ?? '').then(
      ({ stream }) => buffer(stream).then(() => 'opens'),
      String,
    );
  expect(await counted()).toEqual([0, 0, 0, [], []]);
  expect(await opens(application.resumeFileId)).toContain('NOT_FOUND');
  const assign = (memberIds: string[]) =>
    world.call(owner).application.setInterviewers({ applicationId: application.id, memberIds });
  await assign([interviewer.userId]);
  expect(await counted()).toEqual([1, 1, 1, [application.id], [application.id]]);
  expect(await opens(application.resumeFileId)).toBe('opens');
  expect(await opens(other.resumeFileId)).toContain('NOT_FOUND');
  const opened = await api.loadReceived({ applicationId: application.id });
  expect(opened).toMatchObject({ mayDecide: false, moves: [] });
  await api.createNote({ applicationId: application.id, body: 'Good talk.' });
  await api.setRating({ applicationId: application.id, stars: 5 });

  const applicationId = other.id;
  for (const refused of [
    () => api.loadReceived({ applicationId }),
    () => api.createNote({ applicationId, body: 'Good talk.' }),
    () => api.setRating({ applicationId, stars: 5 }),
  ]) {
    expect(await world.refusal(refused)).toBe('NOT_FOUND');
  }
  const version = application.version;
  for (const refused of [
    () => api.move({ applicationId: application.id, to: 'under_review', version }),
    () => api.moveMany({ applications: [{ id: application.id, version }], to: 'under_review' }),
    () => api.setInterviewers({ applicationId: application.id, memberIds: [] }),
  ]) {
    expect(await world.refusal(refused)).toBe('FORBIDDEN');
  }

  await assign([]);
  expect(await counted()).toEqual([0, 0, 0, [], []]);
  expect(await opens(application.resumeFileId)).toContain('NOT_FOUND');
});

test('SEC-06 only interviewers of the same company can be assigned', async () => {
  await using world = await createWorld();
  const { company, owner, application } = await createInbox(world);
  const recruiter = await world.member(company, 'recruiter');
  const stranger = await world.member(await world.company(), 'interviewer');
  for (const { userId } of [recruiter, stranger]) {
    const assign = () =>
      world
        .call(owner)
        .application.setInterviewers({ applicationId: application.id, memberIds: [userId] });
    expect(await world.refusal(assign)).toBe('NOT_FOUND');
  }
});

test('CO-05 no response to a student contains notes, ratings or interviewers', async () => {
  await using world = await createWorld();
  const { owner, interviewer, student, application } = await createInbox(world);
  const applicationId = application.id;
  const ofOwner = world.call(owner).application;
  await ofOwner.createNote({ applicationId, body: 'Secret of the house.' });
  await ofOwner.setRating({ applicationId, stars: 1 });
  await ofOwner.setInterviewers({ applicationId, memberIds: [interviewer.userId] });
  const { application: own, notification } = world.call(student);
  const answers = JSON.stringify([
    await own.listOwn({}),
    await own.findOwn({ postingId: application.postingId }),
    await notification.list({}),
  ]);
  expect(answers).not.toMatch(/Secret of the house|stars|rating|Viewer/u);
  expect(await world.refusal(() => own.loadReceived({ applicationId }))).toBe('FORBIDDEN');
});

test('CO-05 of two lists of interviewers set at once, one holds', async () => {
  await using world = await createWorld();
  const { company, owner, application } = await createInbox(world);
  const applicationId = application.id;
  const [one, other] = [
    await world.member(company, 'interviewer'),
    await world.member(company, 'interviewer'),
  ];
  const { setInterviewers, loadReceived } = world.call(owner).application;
  for (let n = 0; n < 10; n++) {
    await setInterviewers({ applicationId, memberIds: [] });
    await Promise.all(
      [one, other].map(({ userId }) => setInterviewers({ applicationId, memberIds: [userId] })),
    );
    const { interviewers } = await loadReceived({ applicationId });
    expect(interviewers.filter(({ isAssigned }) => isAssigned)).toHaveLength(1);
  }
});

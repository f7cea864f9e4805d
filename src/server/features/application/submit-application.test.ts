import { expect, test } from 'vitest';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { untilBlocked } from '#testing/until-blocked.ts';
import { createWorld, type World } from '#testing/world.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

async function createBoard(world: World) {
  const company = await world.company({ name: 'Bakery & Sons' });
  const owner = await world.member(company, 'owner');
  const recruiter = await world.member(company, 'recruiter');
  await world.member(company, 'interviewer');
  await world.member(await world.company(), 'owner');
  const posting = await world.posting(company, { title: 'Baker' });
  const student = await world.student({ name: 'Asha Rao' });
  const file = await world.file(student);
  const input = {
    postingId: posting.id,
    resumeFileId: file.id,
    fullName: 'Asha Rao',
    email: 'asha@example.test',
  };
  return { company, posting, owner, recruiter, student, input };
}

test('CAR-05 a new application is pending, stored as sent, and starts the history', async () => {
  await using world = await createWorld();
  const { company, posting, student, input } = await createBoard(world);
  const answer = await world.call(student).application.submit({
    ...input,
    fullName: '  Asha Rao ',
    email: ' Asha@Example.test ',
    phone: '',
    coverLetter: 'Line one\nline two',
  });
  expect(answer).toEqual({ id: expect.any(String), status: 'pending' });
  expect(await world.tasks('application.read-resume')).toEqual([{ fileId: input.resumeFileId }]);
  const at = { createdAt: world.now, updatedAt: world.now };
  const ids = { companyId: company.id, postingId: posting.id, studentId: student.userId };
  expect(await world.rows(applications)).toEqual([
    {
      id: answer.id,
      ...ids,
      status: 'pending',
      fullName: 'Asha Rao',
      email: 'asha@example.test',
      phone: null,
      coverLetter: 'Line one\nline two',
      resumeFileId: input.resumeFileId,
      answers: [],
      version: 1,
      firstAnsweredAt: null,
      heldChangedAt: null,
      heldStatus: null,
      ownerId: null,
      source: 'direct',
      invitationId: null,
      stageId: null,
      ...at,
    },
  ]);
  expect(await world.rows(applicationMoves)).toEqual([
    expect.objectContaining({
      applicationId: answer.id,
      fromStatus: null,
      toStatus: 'pending',
      actorId: student.userId,
      actorKind: 'student',
    }),
  ]);
});

test('DASH-02 recruiters are notified immediately; interviewers and other companies are not', async () => {
  await using world = await createWorld();
  const { owner, recruiter, posting, student, input } = await createBoard(world);
  const { id } = await world.call(student).application.submit(input);
  const data = {
    kind: 'application.received',
    applicationId: id,
    postingId: posting.id,
    postingTitle: 'Baker',
    studentName: 'Asha Rao',
  };
  const told = await world.rows(notifications);
  expect(told.map(({ userId }) => userId).toSorted()).toEqual([owner.userId, recruiter.userId]);
  expect(told.every((row) => row.readAt === null)).toBe(true);
  for (const row of told) expect(row.data).toEqual(data);
  const events = await world.rows(liveEvents);
  expect(events.map(({ userId, kind, data }) => ({ userId, kind, data }))).toEqual(
    expect.arrayContaining([
      ...told.map((row) => ({
        userId: row.userId,
        kind: 'notification',
        data: { id: row.id, ...data },
      })),
      // The student's other tabs.
      { userId: student.userId, kind: 'application.changed', data: { by: student.userId } },
    ]),
  );
  expect(events).toHaveLength(3);
});

test('CAR-05 one mail with a link to the application goes to the address on the form', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { id } = await world.call(student).application.submit(input);
  const [task, ...others] = await world.tasks('mail.send');
  expect(others).toEqual([]);
  expect(task?.mail).toMatchObject({ to: 'asha@example.test' });
  expect(task?.mail.subject).toContain('Bakery & Sons');
  expect(task?.mail.text).toContain('Baker');
  expect(task?.mail.text).toContain(`https://firstrung.test/student-dashboard?application=${id}`);
});

test('CAR-05 a posting that is not open accepts no application', async () => {
  await using world = await createWorld();
  const { company, student, input } = await createBoard(world);
  const { submit } = world.call(student).application;
  const notOpen = [
    await world.posting(company, { state: 'closed' }),
    await world.posting(company, { skills: null }),
    await world.posting(company, { deadline: world.now }),
  ];
  for (const { id: postingId } of notOpen) {
    expect(await world.refusal(() => submit({ ...input, postingId }))).toBe('POSTING_NOT_OPEN');
  }
});

test.each([
  ['a posting that is being closed', "update job_postings set state = 'closed'"],
  ['a company that is being suspended', "update companies set status = 'suspended'"],
])('CAR-05 %s accepts no application after the change', async (_, change) => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const other = await world.pool.connect();
  await other.query('begin');
  await other.query(change);
  const outcome = world
    .call(student)
    .application.submit(input)
    .then(
      () => 'taken',
      (error: { code: string }) => error.code,
    );
  await untilBlocked(world);
  await other.query('commit');
  other.release();
  expect(['POSTING_NOT_OPEN', 'NOT_FOUND']).toContain(await outcome);
  expect(await world.rows(applications)).toEqual([]);
});

test('CAR-05 a posting hidden from the student accepts no application', async () => {
  await using world = await createWorld();
  const { company, student, input } = await createBoard(world);
  const { submit } = world.call(student).application;
  const suspended = await world.company({ status: 'suspended' });
  const hidden = [
    unknown,
    (await world.posting(company, { state: 'draft', postedAt: null })).id,
    (await world.posting(suspended)).id,
  ];
  for (const postingId of hidden) {
    expect(await world.refusal(() => submit({ ...input, postingId }))).toBe('NOT_FOUND');
  }
});

test('CAR-05 an application requires a resume that is the student’s own file', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { submit } = world.call(student).application;
  const { resumeFileId: _, ...without } = input;
  const others = await world.file(await world.student());
  expect(await world.refusal(() => submit(without))).toBe('RESUME_REQUIRED');
  for (const resumeFileId of [others.id, unknown]) {
    expect(await world.refusal(() => submit({ ...input, resumeFileId }))).toBe('NOT_FOUND');
  }
});

test('CAR-07 input that cannot be stored is refused', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { submit } = world.call(student).application;
  const wrong = [
    [{ fullName: '   ' }, 'INFORMATION_MISSING'],
    [{ fullName: 'x'.repeat(201) }, 'NAME_TOO_LONG'],
    [{ fullName: 'Asha\u0000' }, 'INVALID_INPUT'],
    [{ email: 'asha' }, 'EMAIL_INVALID'],
    [{ email: `${'x'.repeat(250)}@example.test` }, 'EMAIL_INVALID'],
    [{ phone: '1'.repeat(41) }, 'PHONE_TOO_LONG'],
    [{ coverLetter: 'x'.repeat(10_001) }, 'COVER_LETTER_TOO_LONG'],
    [{ coverLetter: '\ud800' }, 'INVALID_INPUT'],
    [{ postingId: 'not-an-id' }, 'INVALID_INPUT'],
    [{ resumeFileId: '' }, 'INVALID_INPUT'],
  ] as const;
  for (const [values, expected] of wrong) {
    const refusal = await world.refusal(() => submit({ ...input, ...values }));
    expect(refusal, Object.keys(values)[0]).toBe(expected);
  }
});

test('CAR-05 a second application is refused as such, whatever the status of the first', async () => {
  await using world = await createWorld();
  const { posting, student, input } = await createBoard(world);
  const { submit } = world.call(student).application;
  await submit(input);
  expect(await world.refusal(() => submit(input))).toBe('ALREADY_APPLIED');
  await world.pool.query("update job_postings set state = 'closed' where id = $1", [posting.id]);
  expect(await world.refusal(() => submit(input))).toBe('ALREADY_APPLIED');
  const other = await world.student();
  const own = { ...input, resumeFileId: (await world.file(other)).id };
  expect(await world.refusal(() => world.call(other).application.submit(own))).toBe(
    'POSTING_NOT_OPEN',
  );
});

test('SEC-51 after withdrawing, a student cannot apply to the same posting again', async () => {
  await using world = await createWorld();
  const { posting, student, input } = await createBoard(world);
  await world.application({ posting, student, status: 'withdrawn' });
  const { submit } = world.call(student).application;
  expect(await world.refusal(() => submit(input))).toBe('ALREADY_APPLIED');
});

test('SEC-51 fifty concurrent submissions create one application, one mail and one notification per recruiter', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, () => world.call(student).application.submit(input)),
  );
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toHaveLength(49);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'ALREADY_APPLIED', status: 409 });
  expect(await world.rows(applications)).toHaveLength(1);
  expect(await world.rows(applicationMoves)).toHaveLength(1);
  expect(await world.tasks('mail.send')).toHaveLength(1);
  expect(await world.rows(notifications)).toHaveLength(2);
  expect(await world.rows(liveEvents)).toHaveLength(3);
  expect(world.failures).toEqual([]);
});

test('REL-11 an application is rolled back when its mail cannot be queued', async () => {
  await using world = await createWorld();
  const { student, input } = await createBoard(world);
  const { submit } = world.call(student, { tasks: world.brokenTasks }).application;
  expect(await world.refusal(() => submit(input))).toBe('INTERNAL_SERVER_ERROR');
  expect(world.failures).toHaveLength(1);
});

test('SEC-51 the table’s unique key alone prevents a second application', async () => {
  await using world = await createWorld();
  const { posting, student } = await createBoard(world);
  await world.application({ posting, student });
  await expect(world.application({ posting, student })).rejects.toMatchObject({
    cause: { constraint: 'job_applications_once' },
  });
});

const [why, years] = [
  '01990000-0000-7000-8000-00000000000a',
  '01990000-0000-7000-8000-00000000000b',
];
const screeningQuestions = [
  { id: why, kind: 'text' as const, text: 'Why us?', required: true, options: [] },
  { id: years, kind: 'number' as const, text: 'How many years?', required: false, options: [] },
];

test('CAR-04 answers are stored with their questions and stay the same when the company changes them', async () => {
  await using world = await createWorld();
  const { company, owner, student, input } = await createBoard(world);
  const posting = await world.posting(company, { screeningQuestions });
  const answers = [{ questionId: why, answer: ' Bread. ' }];
  await world.call(student).application.submit({ ...input, postingId: posting.id, answers });
  await world.pool.query(`update job_postings set screening_questions = '[]' where id = $1`, [
    posting.id,
  ]);
  const kept = [
    { questionId: why, kind: 'text', question: 'Why us?', answer: 'Bread.' },
    { questionId: years, kind: 'number', question: 'How many years?', answer: '' },
  ];
  const received = await world.call(owner).application.listReceived({ postingId: posting.id });
  expect(received.items).toMatchObject([{ answers: kept }]);
  expect((await world.call(student).application.listOwn({})).items).toMatchObject([
    { answers: kept },
  ]);
});

test.each([
  ['nothing to a required question', [], 'ANSWER_REQUIRED'],
  ['spaces to a required question', [{ questionId: why, answer: '  ' }], 'ANSWER_REQUIRED'],
  [
    'text to a number question',
    [
      { questionId: why, answer: 'Bread.' },
      { questionId: years, answer: 'three' },
    ],
    'ANSWER_NOT_A_NUMBER',
  ],
  [
    'a question that is not asked',
    [
      { questionId: why, answer: 'Bread.' },
      { questionId: unknown, answer: 'x' },
    ],
    'QUESTIONS_CHANGED',
  ],
  [
    'one question twice',
    [
      { questionId: why, answer: 'a' },
      { questionId: why, answer: 'b' },
    ],
    'INVALID_INPUT',
  ],
])('CAR-04 answering %s is refused', async (_name, answers, refusal) => {
  await using world = await createWorld();
  const { company, student, input } = await createBoard(world);
  const posting = await world.posting(company, { screeningQuestions });
  const { submit } = world.call(student).application;
  expect(await world.refusal(() => submit({ ...input, postingId: posting.id, answers }))).toBe(
    refusal,
  );
});

import { expect, test } from 'vitest';
import { applicationMessages } from '#server/db/tables/application-messages.ts';
import { applications } from '#server/db/tables/applications.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { hostileTexts } from '#testing/hostile-texts.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { sweepFailures } from '#testing/sweep-failures.ts';
import { createWorld, type World } from '#testing/world.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';
const day = 86_400_000;

async function createConversation(world: World, status: 'pending' | 'withdrawn' = 'pending') {
  const company = await world.company({ name: 'Bakery & Sons' });
  const owner = await world.member(company, 'owner', { name: 'Olga Owner' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Rita Recruiter' });
  const interviewer = await world.member(company, 'interviewer');
  const student = await world.student({ name: '李小龙' });
  const posting = await world.posting(company, { title: 'Baker' });
  const application = await world.application({ posting, student, status });
  world.passTime(60_000);
  const assign = (memberId = interviewer.userId) =>
    world.pool.query(
      'insert into application_interviewers (company_id, application_id, member_id, created_at) values ($1, $2, $3, $4)',
      [company.id, application.id, memberId, world.now],
    );
  return { company, owner, recruiter, interviewer, student, posting, application, assign };
}

test('CAR-08 company and applicant read each other’s messages, newest first', async () => {
  await using world = await createWorld();
  const { owner, recruiter, student, application } = await createConversation(world);
  const applicationId = application.id;
  await world.call(student).application.sendMessage({ applicationId, body: ' When?\nAnd where? ' });
  world.passTime(1_000);
  await world.call(recruiter).application.sendMessage({ applicationId, body: 'On Monday.' });
  const question = {
    id: expect.any(String),
    author: 'student',
    name: '李小龙',
    body: 'When?\nAnd where?',
    sentAt: new Date(world.now.getTime() - 1_000),
  };
  const answer = {
    id: expect.any(String),
    author: 'member',
    name: 'Rita Recruiter',
    body: 'On Monday.',
    sentAt: world.now,
  };
  for (const [reader, owns] of [
    [student, [false, true]],
    [recruiter, [true, false]],
    [owner, [false, false]],
  ] as const) {
    expect(await world.call(reader).application.listMessages({ applicationId })).toEqual({
      items: [
        { ...answer, isOwn: owns[0] },
        { ...question, isOwn: owns[1] },
      ],
      newer: null,
      older: null,
      total: { count: 2, capped: false },
      writing: 'open',
      writableUntil: null,
    });
  }
});

test('CAR-08 a student’s message notifies every recruiter immediately and by mail', async () => {
  await using world = await createWorld();
  const { owner, recruiter, interviewer, student, posting, application, assign } =
    await createConversation(world);
  await assign();
  const sent = await world
    .call(student)
    .application.sendMessage({ applicationId: application.id, body: 'Hello <b>you</b>' });
  const data = {
    kind: 'application.message',
    applicationId: application.id,
    postingId: posting.id,
    postingTitle: 'Baker',
    from: '李小龙',
  };
  const told = await world.rows(notifications);
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    [owner.userId, recruiter.userId].toSorted(),
  );
  for (const row of told) expect(row.data).toEqual(data);
  const events = await world.rows(liveEvents);
  expect(events.map(({ userId, kind }) => `${kind} ${userId}`).toSorted()).toEqual(
    [
      `application.changed ${interviewer.userId}`,
      `application.changed ${student.userId}`,
      `notification ${owner.userId}`,
      `notification ${recruiter.userId}`,
    ].toSorted(),
  );
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail);
  expect(mails.map(({ id, to }) => `${id} ${to}`).toSorted()).toEqual(
    [owner, recruiter].map(({ userId, email }) => `${sent.id}.${userId} ${email}`).toSorted(),
  );
  expect(mails[0]?.subject).toBe('李小龙: new message about Baker');
  expect(mails[0]?.text).toContain('Hello <b>you</b>');
  expect(mails[0]?.html).toContain('Hello &lt;b&gt;you&lt;/b&gt;');
  expect(mails[0]?.text).toContain(`company-dashboard/applications/${application.id}?tab=messages`);
});

test('CAR-08 a company’s message notifies only the student and counts as the first response', async () => {
  await using world = await createWorld();
  const { owner, recruiter, student, application } = await createConversation(world);
  const { sendMessage } = world.call(recruiter).application;
  const sent = await sendMessage({ applicationId: application.id, body: 'Hello' });
  expect(await world.rows(notifications)).toMatchObject([
    { userId: student.userId, data: { kind: 'application.message', from: 'Bakery & Sons' } },
  ]);
  const events = await world.rows(liveEvents);
  expect(events.map(({ userId, kind }) => `${kind} ${userId}`).toSorted()).toEqual(
    [
      `application.changed ${owner.userId}`,
      `application.changed ${recruiter.userId}`,
      `notification ${student.userId}`,
    ].toSorted(),
  );
  const [task, ...more] = await world.tasks('mail.send');
  expect(more).toEqual([]);
  expect(task?.mail).toMatchObject({
    id: sent.id,
    to: application.email,
    subject: 'Bakery & Sons: new message about Baker',
  });
  expect(task?.mail.text).toContain(`student-dashboard?application=${application.id}`);
  const first = world.now;
  const answered = { ...application, firstAnsweredAt: first };
  expect(await world.rows(applications)).toEqual([answered]);
  world.passTime(60_000);
  await sendMessage({ applicationId: application.id, body: 'Again' });
  expect(await world.rows(applications)).toEqual([answered]);
});

test('SEC-06 an interviewer can read, but not write, the conversation of an assigned application and no other', async () => {
  await using world = await createWorld();
  const { company, interviewer, application, assign } = await createConversation(world);
  const applicationId = application.id;
  const { listMessages, sendMessage } = world.call(interviewer).application;
  const another = await world.member(company, 'interviewer');
  await assign(another.userId);
  expect(await world.refusal(() => listMessages({ applicationId }))).toBe('NOT_FOUND');
  await assign();
  expect(await listMessages({ applicationId })).toMatchObject({ items: [], writing: 'others' });
  expect(await world.refusal(() => sendMessage({ applicationId, body: 'x' }))).toBe('FORBIDDEN');
});

test('SEC-02 the conversation of others is as unknown as a nonexistent id', async () => {
  await using world = await createWorld();
  const { application } = await createConversation(world);
  const elsewhere = await world.company();
  const strangers = [
    await world.student(),
    await world.member(elsewhere, 'owner'),
    await world.member(elsewhere, 'recruiter'),
  ];
  for (const stranger of strangers) {
    const { listMessages, sendMessage } = world.call(stranger).application;
    for (const applicationId of [application.id, unknown]) {
      expect(await world.refusal(() => listMessages({ applicationId }))).toBe('NOT_FOUND');
      expect(await world.refusal(() => sendMessage({ applicationId, body: 'x' }))).toBe(
        'NOT_FOUND',
      );
    }
  }
  const admin = world.call(await world.admin()).application;
  const input = { applicationId: application.id };
  expect(await world.refusal(() => admin.listMessages(input))).toBe('FORBIDDEN');
  expect(await world.refusal(() => admin.sendMessage({ ...input, body: 'x' }))).toBe('FORBIDDEN');
});

test('CAR-08 both sides can write for 30 days after an application is closed, then only read', async () => {
  await using world = await createWorld();
  const { recruiter, student, application } = await createConversation(world, 'withdrawn');
  const applicationId = application.id;
  const until = new Date(application.updatedAt.getTime() + 30 * day);
  world.passTime(until.getTime() - world.now.getTime());
  for (const person of [student, recruiter]) {
    const { listMessages, sendMessage } = world.call(person).application;
    await sendMessage({ applicationId, body: 'One last thing.' });
    expect(await listMessages({ applicationId })).toMatchObject({
      writing: 'open',
      writableUntil: until,
    });
  }
  world.passTime(1);
  for (const person of [student, recruiter]) {
    const { listMessages, sendMessage } = world.call(person).application;
    expect(await world.refusal(() => sendMessage({ applicationId, body: 'x' }))).toBe(
      'CONVERSATION_CLOSED',
    );
    const page = await listMessages({ applicationId });
    expect(page).toMatchObject({ writing: 'over', writableUntil: until });
    expect(page.items).toHaveLength(2);
  }
});

test('CAR-08 a message has 1 to 5,000 storable characters', async () => {
  await using world = await createWorld();
  const { student, application } = await createConversation(world);
  const { sendMessage } = world.call(student).application;
  const send = (body: string) => sendMessage({ applicationId: application.id, body });
  for (const body of ['', ' \n ', 'x'.repeat(5_001), 'a\u0000b', '\ud800']) {
    expect(await world.refusal(() => send(body))).toBe('INVALID_INPUT');
  }
  await send('x'.repeat(5_000));
  await send('👩‍👩‍👧‍👦 محمد‎ नमस्ते');
  const bodies = (await world.rows(applicationMessages)).map(({ body }) => body);
  expect(bodies).toEqual(['x'.repeat(5_000), '👩‍👩‍👧‍👦 محمد‎ नमस्ते']);
});

test('CAR-08 the eleventh message within a minute is refused, only for its author', async () => {
  await using world = await createWorld();
  const { recruiter, student, application } = await createConversation(world);
  const input = { applicationId: application.id, body: 'x' };
  const { sendMessage } = world.call(student).application;
  const results = await Promise.allSettled(Array.from({ length: 14 }, () => sendMessage(input)));
  const refused = results.flatMap((result) => (result.status === 'rejected' ? result.reason : []));
  expect(refused).toHaveLength(4);
  for (const error of refused)
    expect(error).toMatchObject({ code: 'TOO_MANY_MESSAGES', status: 429 });
  await world.call(recruiter).application.sendMessage(input);
  expect(await world.refusal(() => sendMessage(input))).toBe('TOO_MANY_MESSAGES');
  world.passTime(60_000);
  await sendMessage(input);
});

test('GEN-10 a long conversation is paged by position, and new messages do not shift it', async () => {
  await using world = await createWorld();
  const { student, recruiter, application } = await createConversation(world);
  const applicationId = application.id;
  const { listMessages, sendMessage } = world.call(student).application;
  for (let n = 1; n <= 5; n++) {
    await sendMessage({ applicationId, body: String(n) });
    world.passTime(1_000);
  }
  const first = await listMessages({ applicationId, limit: 2 });
  await world.call(recruiter).application.sendMessage({ applicationId, body: 'new' });
  const second = await listMessages({ applicationId, limit: 2, after: first.older ?? '' });
  const third = await listMessages({ applicationId, limit: 2, after: second.older ?? '' });
  const bodies = [first, second, third].map((page) => page.items.map(({ body }) => body));
  expect(bodies).toEqual([['5', '4'], ['3', '2'], ['1']]);
  expect(third.older).toBeNull();
  expect(third.total.count).toBe(6);
});

test('REL-10 resending a message with the same key creates one message', async () => {
  await using world = await createWorld();
  const { student, application } = await createConversation(world);
  const { sendMessage } = world.call(student, { idempotencyKey: 'k1' }).application;
  const input = { applicationId: application.id, body: 'Once' };
  const answers = await Promise.all([sendMessage(input), sendMessage(input), sendMessage(input)]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
  expect(await world.rows(applicationMessages)).toHaveLength(1);
  expect(await world.tasks('mail.send')).toHaveLength(2);
  expect(await world.rows(notifications)).toHaveLength(2);
  expect(await world.refusal(() => sendMessage({ ...input, body: 'Twice' }))).toBe(
    'IDEMPOTENCY_KEY_REUSED',
  );
});

test('REL-11 a message is rolled back when its mail cannot be queued', async () => {
  await using world = await createWorld();
  const { student, application } = await createConversation(world);
  const { sendMessage } = world.call(student, { tasks: world.brokenTasks }).application;
  const input = { applicationId: application.id, body: 'x' };
  expect(await world.refusal(() => sendMessage(input))).toBe('INTERNAL_SERVER_ERROR');
});

test.each([
  ['student', true],
  ['student', false],
  ['recruiter', true],
  ['recruiter', false],
])(
  'REL-46 if any statement of a message by a %s fails, nothing is stored, and a retry with the key sends one: %s',
  async (kind, hasKey) => {
    await using world = await createWorld();
    const { company } = await createConversation(world);
    const tried = await sweepFailures(world, hasKey, async () => {
      const student = await world.student();
      const posting = await world.posting(company);
      const { id: applicationId } = await world.application({ posting, student });
      const writer = kind === 'student' ? student : await world.member(company, 'owner');
      const key = hasKey ? { idempotencyKey: applicationId } : {};
      const input = { applicationId, body: 'Hello' };
      return {
        run: (db) => world.call(writer, { db, ...key }).application.sendMessage(input),
        async checkDone() {
          const isOfThis = (row: object) =>
            'applicationId' in row && row.applicationId === applicationId;
          expect((await world.rows(applicationMessages)).filter(isOfThis)).toHaveLength(1);
          const told = (await world.rows(notifications)).filter(({ data }) =>
            isOfThis(data as { applicationId: string }),
          );
          expect(told).toHaveLength(kind === 'student' ? 2 : 1);
          const tasks = await world.tasks('mail.send');
          expect(tasks.filter(({ mail }) => mail.text.includes(applicationId))).toHaveLength(
            told.length,
          );
        },
      };
    });
    expect(tried).toBeGreaterThan(20);
  },
);

test('PERF-05 a page of 1, 10 or 50 messages takes the same number of statements', async () => {
  await using world = await createWorld();
  const { student, application } = await createConversation(world);
  await world.pool.query(
    `insert into application_messages (company_id, id, application_id, author_kind, body, created_at)
     select company_id, gen_random_uuid(), id, 'student', 'Hello', $2::timestamptz - n * interval '1 minute'
     from job_applications, generate_series(1, 60) n where id = $1`,
    [application.id, world.now],
  );
  const counts = new Set<number>();
  for (const limit of [1, 10, 50]) {
    const statements = await recordStatements(world, student, (api) =>
      api.application.listMessages({ applicationId: application.id, limit }),
    );
    counts.add(statements.length);
  }
  expect([...counts]).toEqual([3]);
});

test('SEC-33 hostile text in a message never becomes markup in a mail', async () => {
  await using world = await createWorld();
  const { student, application } = await createConversation(world);
  const { sendMessage } = world.call(student).application;
  const text = hostileTexts.join('\n');
  expect(hostileTexts.length).toBeGreaterThan(100);
  for (let at = 0; at < text.length; at += 4_900) {
    const body = text.slice(at, at + 4_900);
    await sendMessage({ applicationId: application.id, body });
  }
  const tasks = await world.tasks('mail.send');
  const allowed = /^<\/?(?:!doctype|html|head|meta|title|style|body|table|tr|td|h1|p|a|br)\b/iu;
  for (const { mail } of tasks) {
    const tags = mail.html.match(/<[^>\s]*/gu) ?? [];
    expect(tags.filter((tag) => !allowed.test(tag))).toEqual([]);
    expect(mail.html.match(/<a /gu)).toHaveLength(2);
  }
});

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import type { ChatEvent } from '#domain/assistant/answer-line.ts';
import { findIntents } from '#domain/assistant/find-intents.ts';
import { intentNames } from '#domain/assistant/intents.ts';
import { hourMs } from '#domain/time.ts';
import { postings as postingTable } from '#server/db/tables/postings.ts';
import { createFirstDrives } from '#server/features/drive/create-first-drives.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { requireStudent } from '#server/scopes.ts';
import { createNotified } from '#testing/calls/assessed.ts';
import { createProposed } from '#testing/calls/interview.ts';
import { offerTerms } from '#testing/calls/rows.ts';
import { startFakeModel } from '#testing/fake-model.ts';
import { injectedTexts } from '#testing/injected-texts.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorldApp, type WorldApp } from '#testing/world-app.ts';
import { createWorld, type World } from '#testing/world.ts';
import { answerMessage } from './answer-message.ts';
import { answers } from './answers-of.ts';
import { findUsage, updateRefunded, upsertUsage } from './chat.store.ts';
import { intentPages } from './pages-of.ts';

type Person = Awaited<ReturnType<World['student']>>;

let world: World;
let app: WorldApp;
let fake: Awaited<ReturnType<typeof startFakeModel>>;
let student: Person;
let cookie: string;
beforeAll(async () => {
  [world, fake] = await Promise.all([createWorld(), startFakeModel()]);
  app = createWorldApp(world);
});
afterAll(async () => {
  await app[Symbol.asyncDispose]();
  await world[Symbol.asyncDispose]();
  await fake[Symbol.asyncDispose]();
});
beforeEach(async () => {
  fake.behaves('normal');
  student = await world.student();
  cookie = await app.cookieOf(student);
});

const path = '/api/generate-chat-response';
const post = (body: unknown, headers: Record<string, string> = { cookie }) => {
  const text = JSON.stringify(body);
  const length = String(Buffer.byteLength(text));
  return app.request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-length': length, ...headers },
    body: text,
  });
};
const eventsOf = async (response: Response) =>
  (await response.text())
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ChatEvent);

type Options = NonNullable<Parameters<World['ctx']>[1]> & { locale?: string };
/** The lines of an answer, or null if there is none. */
async function ask(
  message: string,
  by: Student = student,
  { locale = 'en', ...options }: Options = {},
) {
  const started = await answerMessage(world.ctx(by, options), {
    message,
    locale,
    formatLocale: locale,
    timeZone: 'Asia/Kolkata',
  });
  return started?.answer ?? null;
}
const leftOf = async (by: Student = student) => (await world.call(by).assistant.load({})).left;

test('CHAT-01 an answer arrives in lines, names its writer and is kept', async () => {
  const response = await post({ message: '  what is ATS? ' });
  expect([response.status, response.headers.get('content-type')]).toEqual([
    200,
    'application/x-ndjson; charset=utf-8',
  ]);
  const events = await eventsOf(response);
  expect(events[0]).toEqual({ kind: 'started', left: 9 });
  expect(events.at(-1)).toEqual({ kind: 'done', writer: 'rules', left: 9 });
  const lines = events.flatMap((event) => (event.kind === 'line' ? [event.line] : []));
  expect(lines[0]).toMatchObject({ to: '/student-dashboard/ats-score' });
  const { items, total } = await world.call(student).assistant.listMessages({});
  expect(items.map(({ sender, lines: kept, writer }) => [sender, kept, writer])).toEqual([
    ['bot', lines, 'rules'],
    ['user', [{ text: 'what is ATS?', to: null, label: null }], null],
  ]);
  expect(total.count).toBe(2);
});

test.each([
  ['with an API key', { message: 'hello', apiKey: 'sk-1' }, 400],
  ['of 201 characters', { message: 'a'.repeat(201) }, 400],
  ['of 200 characters', { message: 'a'.repeat(200) }, 200],
  ['without text', { message: '   \n' }, 204],
  ['of another type', { message: 42 }, 400],
  ['with NUL', { message: 'a\u0000b' }, 400],
  ['without a message', {}, 400],
])('CHAT-01 a message %s', async (_, body, status) => {
  const response = await post(body);
  await response.text();
  expect(response.status).toBe(status);
  expect(await leftOf()).toBe(status === 200 ? 9 : 10);
});

test.each([
  ['Which badges do I have?', '/student-dashboard/skill-test/badges', 'no badges yet'],
  ['When is my coach session?', '/student-dashboard/interviews/coach', 'no coach session booked'],
  ['Download all my data', '/student-dashboard/settings/privacy', 'archive'],
])('CHAT-01 “%s” leads to the screen that has it', async (message, to, text) => {
  const by = await world.student();
  const [line] = (await ask(message, by))?.lines ?? [];
  expect(line).toMatchObject({ to, text: expect.stringContaining(text) });
});

test('CHAT-01 signed-out users are asked to sign in; companies have no assistant', async () => {
  const response = await post({ message: 'hello' }, {});
  expect([response.status, await response.json()]).toEqual([
    401,
    { code: 'NOT_SIGNED_IN', message: 'Please sign in to use the chatbot' },
  ]);
  const member = await app.cookieOf(await world.member(await world.company()));
  expect((await post({ message: 'hello' }, { cookie: member })).status).toBe(403);
});

test('CHAT-01 a message from another site is refused', async () => {
  const response = await app.send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie, origin: 'https://evil.example' },
    body: JSON.stringify({ message: 'hello' }),
  });
  expect(response.status).toBe(403);
  expect(await leftOf()).toBe(10);
});

test('CHAT-01 of 20 parallel messages with 9 of 10 used, one succeeds', async () => {
  for (let count = 0; count < 9; count++) await (await post({ message: 'hello' })).text();
  const responses = await Promise.all(
    Array.from({ length: 20 }, () => post({ message: 'what is ATS?' })),
  );
  await Promise.all(responses.map((response) => response.text()));
  expect(responses.map(({ status }) => status).toSorted()).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 429),
  ]);
  expect(await leftOf()).toBe(0);
});

test('CHAT-01 20 parallel first messages are 10 answers', async () => {
  const responses = await Promise.all(Array.from({ length: 20 }, () => post({ message: 'hello' })));
  await Promise.all(responses.map((response) => response.text()));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
});

test('CHAT-01 the counter resets after 24 hours, and deleting the history does not reset it', async () => {
  for (let count = 0; count < 10; count++) await ask('hello');
  await expect(ask('hello')).rejects.toThrow('TOO_MANY_MESSAGES');
  expect(await world.call(student).assistant.removeMessages({})).toEqual({ removed: 20 });
  expect((await world.call(student).assistant.listMessages({})).items).toEqual([]);
  expect(await leftOf()).toBe(0);
  const start = world.ctx().now.getTime();
  const later = (ms: number) => ({ now: new Date(start + ms) });
  await expect(ask('hello', student, later(24 * hourMs - 1))).rejects.toThrow('TOO_MANY_MESSAGES');
  expect(await ask('hello', student, later(24 * hourMs))).toMatchObject({ left: 9 });
});

test('CHAT-01 a message without an answer is given back', async () => {
  const broken = new Proxy(world.db, {
    get: (db, name) => {
      if (name === 'insert') {
        let inserts = 0;
        return (table: Parameters<typeof db.insert>[0]) => {
          inserts++;
          if (inserts > 0 && 'sender' in table) throw new Error('The disk is full.');
          return db.insert(table);
        };
      }
      return Reflect.get(db, name) as unknown;
    },
  });
  expect(await ask('hello', student, { db: broken })).toMatchObject({ lines: null, left: 10 });
  expect(await leftOf()).toBe(10);
});

test('CHAT-01 a message is not given back to a counter that was reset since', async () => {
  const ctx = world.ctx(student);
  const scope = requireStudent(ctx);
  const usage = await upsertUsage(ctx, scope);
  if (!usage) throw new Error('not counted');
  const later = world.ctx(student, { now: new Date(ctx.now.getTime() + 24 * hourMs) });
  await upsertUsage(later, scope);
  expect(await updateRefunded(later, scope, usage)).toBeUndefined();
  expect(await findUsage(later, scope)).toMatchObject({ messageCount: 1 });
});

test('CHAT-01 a conversation is seen and deleted by its student alone', async () => {
  await ask('hello');
  const other = world.call(await world.student()).assistant;
  expect((await other.listMessages({})).items).toEqual([]);
  expect(await other.removeMessages({})).toEqual({ removed: 0 });
  expect((await world.call(student).assistant.listMessages({})).items).toHaveLength(2);
});

/** Answers about the assistant's own window, which no page shows. */
const aboutItself = ['assistant', 'message-limit', 'delete-chat', 'shortcuts'];

test('CHAT-01 each intent answers a new student, and links its statements to pages inside', async () => {
  const t = world.ctx().texts.translate('en');
  const { createFormat } = await import('#texts/format.ts');
  const ctx = world.ctx(student);
  for (const intent of intentNames) {
    const lines = await answers[intent]({
      ctx,
      message: intent,
      t,
      format: createFormat('en', 'UTC'),
    });
    expect([intent, lines.length > 0]).toEqual([intent, true]);
    for (const { text, to } of lines) {
      expect(to ?? '/').toMatch(/^\/(?!\/)/u);
      const mayBePlain = aboutItself.includes(intent) || text.endsWith(':');
      expect([text, to !== null || mayBePlain]).toEqual([text, true]);
    }
    expect(intentPages[intent]).toMatch(/^\/(?!\/)/u);
  }
});

test('CHAT-01 answers state the student’s own records, and nothing of others', async () => {
  const company = await world.company({ name: 'Nimbus Labs' });
  const posting = await world.posting(company, { title: 'React Developer', skills: ['React'] });
  const other = await world.student({ name: 'Other Person' });
  await world.application({ posting, student, status: 'under_review' });
  const second = await world.posting(company, { title: 'Secret Role' });
  await world.application({ posting: second, student: other });
  const own = await ask('any update on my application at nimbus?');
  expect(own?.lines).toEqual([
    {
      text: expect.stringMatching(/^React Developer, Nimbus Labs: Under review, /u),
      to: expect.stringMatching(/^\/student-dashboard\?application=/u),
      label: null,
    },
  ]);
  expect(JSON.stringify(await ask('status of my applications'))).not.toContain('Secret Role');
});

test('CHAT-01 offers have the date to respond by in the zone of the reader, soonest first', async () => {
  const company = await world.company({ name: 'Bakery & Sons' });
  const recruiter = await world.member(company);
  const apply = async (title: string) => {
    const posting = await world.posting(company, { title });
    return world.application({ posting, student });
  };
  const applied = [await apply('Cook'), await apply('Baker')];
  const now = world.now.getTime();
  const expiry = [now + 12 * 24 * hourMs, now + 3 * 24 * hourMs];
  for (const [at, { id: applicationId }] of applied.entries()) {
    const expiresAt = new Date(expiry[at] ?? 0).toISOString();
    await world.call(recruiter).offer.send({
      ...offerTerms,
      applicationId,
      version: 1,
      expiresAt,
      timeZone: 'Asia/Kolkata',
    });
  }
  await notifyMoves(world);
  const { createFormat } = await import('#texts/format.ts');
  const dateOf = (at: number, locale = 'en') =>
    createFormat(locale, 'Asia/Kolkata').dateTime(new Date(expiry[at] ?? 0));
  const textsOf = async (question: string, options: Options = {}) =>
    (await ask(question, student, options))?.lines?.map(({ text }) => text);

  expect(await textsOf('Until when can I accept my offer?')).toEqual([
    'You have 2 offers.',
    `Baker, Bakery & Sons: respond by ${dateOf(1)}`,
    `Cook, Bakery & Sons: respond by ${dateOf(0)}`,
  ]);
  expect(await textsOf('Wann läuft mein Angebot ab?', { locale: 'de' })).toContain(
    `Baker, Bakery & Sons: Antwort bis ${dateOf(1, 'de')}`,
  );
  // An offer that ran out says so, and is behind the open one.
  expect(await textsOf('Offer deadline', { now: new Date(now + 4 * 24 * hourMs) })).toEqual([
    'You have 2 offers.',
    `Cook, Bakery & Sons: respond by ${dateOf(0)}`,
    `Baker, Bakery & Sons: Expired, ${dateOf(1)}`,
  ]);
});

test('CHAT-01 CO-06 who has to choose the time of an interview is told so', async () => {
  const made = await createProposed(world);
  await notifyInterview(world.ctx({ kind: 'system' }), { moveId: made.moveId });
  const lines = async () =>
    (await ask('when is my interview', made.student))?.lines?.map(({ text, to }) => [text, to]);
  const page = `/student-dashboard?application=${made.applicationId}#applications`;
  expect(await lines()).toEqual([['An interview is waiting for you to choose a time.', page]]);
  const { interviewId, slotId } = made;
  await world.call(made.student).interview.bookSlot({ interviewId, slotId });
  const [first, second] = (await lines()) ?? [];
  expect(first?.[0]).toBe('You have one upcoming interview.');
  expect(second?.[0]).toMatch(/ · Video call, https:\/\/meet\.example\/room$/u);
  // A rejection that can still be undone changes nothing for the student.
  const move = { to: 'rejected', reason: 'Another one fits better.', version: 2 } as const;
  const { applicationId } = made;
  await world.call(made.recruiter).application.move({ applicationId, ...move });
  expect((await lines())?.[1]).toEqual(second);
});

test('CHAT-01 whether a named company has responded is answered with its application', async () => {
  const company = await world.company({ name: 'Nimbus Labs' });
  await world.application({ posting: await world.posting(company, { title: 'Cook' }), student });
  expect((await ask('Has Nimbus answered me yet?'))?.lines?.[0]?.text).toMatch(
    /^Cook, Nimbus Labs: Applied, /u,
  );
});

test('CHAT-01 dates are written as in the region of the browser, like on the pages', async () => {
  await world.application({ posting: await world.posting(await world.company()), student });
  const datesFor = async (accepted: string) => {
    const message = 'What is the status of my applications?';
    const response = await post({ message }, { cookie, 'accept-language': accepted });
    const lines = (await eventsOf(response)).flatMap((each) =>
      each.kind === 'line' ? [each.line.text] : [],
    );
    return lines[1]?.match(/Applied, (.*)$/u)?.[1];
  };
  expect(await datesFor('en-US')).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/u);
  expect(await datesFor('en-IN')).toMatch(/^\d{1,2} [A-Z][a-z]{2,3} \d{4}$/u);
});

test('CHAT-01 the kind of job in a search is named in the reader’s language', async () => {
  const answered = await ask('¿Qué prácticas hay en Bengaluru?', student, { locale: 'es' });
  expect(answered?.lines?.[0]?.text).toContain('“Prácticas, Bengaluru”');
});

test('CHAT-01 missing skills are those that the roadmap’s open steps teach', async () => {
  const own = world.call(student);
  const { email: _, photoId: __, completeness: ___, ...form } = await own.profile.load({});
  await own.profile.update({ ...form, skills: ['HTML', 'CSS'] });
  const answered = await ask('what skills am I missing for web development');
  const texts = answered?.lines?.map(({ text }) => text) ?? [];
  expect(texts[0]).toContain('Web development');
  const missing = texts.at(-1) ?? '';
  expect(missing).toMatch(/^Not on your profile or resume: .*\bReact\b/u);
  expect(missing).not.toMatch(/\bCSS\b/u);
});

test('CHAT-01 assessments are answered with the date until when each takes answers', async () => {
  const made = await createNotified(world);
  const found = await world.call(made.student).assessment.findOwn({ sittingId: made.sittingId });
  const { title, companyName: company, expiresAt: at } = found;
  const lines = async (question: string, options: Options = {}) =>
    (await ask(question, made.student, options))?.lines?.map(({ text, to }) => [text, to]);
  const { createFormat } = await import('#texts/format.ts');
  const dateOf = (locale: string) => createFormat(locale, 'Asia/Kolkata').dateTime(at);
  const own = `/student-dashboard/assessments/${made.sittingId}`;
  expect(await lines('when does my assessment close')).toEqual([
    ['One assessment is waiting for you:', '/student-dashboard/assessments'],
    [`${title}, ${company}: Start by ${dateOf('en')}`, own],
  ]);
  const [, german] = (await lines('Bis wann geht mein Assessment?', { locale: 'de' })) ?? [];
  expect(german?.[0]).toContain(dateOf('de'));
  const later = new Date(at.getTime() + 1);
  expect(await lines('assessment deadline', { now: later })).toEqual([
    ['You have no assessments waiting.', '/student-dashboard/assessments'],
  ]);
});

test('CHAT-01 what the assistant doesn’t know, it says, with topics it knows; the message counts', async () => {
  for (const message of ['write me a poem', 'write a poem']) {
    const { lines } = (await ask(message)) ?? {};
    expect(lines?.[0]?.text).toMatch(/^I don’t know the answer to that\./u);
    expect(lines?.slice(1)).toHaveLength(3);
  }
  expect(await leftOf()).toBe(8);
});

test('CHAT-01 what the window suggests is answered in each language', () => {
  const wanted = {
    jobs: ['recommended-jobs'],
    applications: ['my-applications'],
    deadlines: ['saved-deadlines'],
    score: ['ats-score', 'ats-improve'],
  } as const;
  for (const locale of ['en', 'de', 'es', 'fr', 'zh']) {
    const t = world.ctx().texts.translate(locale);
    for (const [name, intents] of Object.entries(wanted)) {
      const question = t(`assistant.suggest.${name as keyof typeof wanted}`);
      const { best } = findIntents(question);
      expect([question, intents.some((intent) => intent === best)]).toEqual([question, true]);
    }
  }
});

test('CHAT-01 a new student is told the first steps; one who has applied, the next step of the home page', async () => {
  const steps = await ask('what should I do next?');
  expect(steps?.lines?.map(({ to }) => to)).toEqual([
    '/student-dashboard',
    '/student-dashboard/resume',
    '/student-dashboard/update-profile#skills',
    '/student-dashboard/update-profile#specialization',
    '/student-dashboard/ats-score',
  ]);
  await world.call(student).home.setFirstSteps({ isHidden: true });
  const advice = await ask('I am stuck, where do I start?');
  expect(advice?.lines).toMatchObject([{ to: '/student-dashboard/jobs', label: 'Find jobs' }]);
});

test('CHAT-01 a subject of a lesson leads to its concept, beside a job it is part of the search', async () => {
  const first = async (message: string) => (await ask(message))?.lines?.[0];
  expect(await first('explain deadlocks')).toMatchObject({
    to: '/student-dashboard/learning/operating-systems#deadlocks',
  });
  expect((await first('what is polymorphism'))?.to).toContain('object-oriented-programming#');
  expect((await first('cybersecurity jobs'))?.to).toContain('/student-dashboard/jobs');
});

test('CHAT-01 a job search shows the postings of the real search', async () => {
  const company = await world.company({ name: 'Pune Works' });
  const posting = await world.posting(company, {
    title: 'Elixir Developer',
    skills: ['Elixir'],
    location: 'Pune',
  });
  const found = await ask('any elixir jobs in pune?');
  expect(found?.lines?.map(({ to }) => to)).toEqual([
    '/student-dashboard/jobs?q=elixir&location=pune',
    `/student-dashboard/jobs/${posting.id}`,
  ]);
});

test('CHAT-01 jobs that close soon are those that the question describes', async () => {
  const company = await world.company();
  const posting = (skill: string, days: number) =>
    world.posting(company, {
      title: `${skill} Engineer`,
      skills: [skill],
      deadline: new Date(world.now.getTime() + days * 24 * hourMs),
    });
  const wanted = await posting('Erlang', 2);
  await posting('Haskell', 2);
  await posting('Erlang', 30);
  const found = await ask('which erlang jobs close in 3 days?');
  expect(found?.lines?.map(({ text, to }) => [text.replace(/[·.].*/u, '').trim(), to])).toEqual([
    [
      'One open job for “erlang” closes within 3 days',
      '/student-dashboard/jobs?q=erlang&deadline=3',
    ],
    [expect.stringMatching(/^Erlang Engineer/u), `/student-dashboard/jobs/${wanted.id}`],
  ]);
});

test('CHAT-01 a drive is found by its company, without a date that nobody announced', async () => {
  await createFirstDrives(world.ctx());
  const found = await ask('when does TCS drive open');
  expect(found?.lines?.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^TCS, .*: no date announced$/u),
  ]);
});

const places = ['Pune', 'Kochi', 'Bengaluru', 'Mumbai', 'Delhi'];
const roles = ['astronaut', 'submarine captain', 'falconer', 'glassblower', 'wizard'];
const firms = ['Zorblatt Inc', 'Quuxcorp', 'Vandelay', 'Initech'];
const probes = places.flatMap((place) =>
  roles.flatMap((role) =>
    firms.map((firm, at) =>
      at % 2 === 0
        ? `is there an opening for ${role} at ${firm} in ${place}?`
        : `when is the last date to apply for the ${role} job of ${firm}, ${place}`,
    ),
  ),
);

/** Links to postings that don't exist, or whose line names another one. */
async function inventedIn(lines: readonly { text: string; to: string | null }[]) {
  const rows = await world.db
    .select({ id: postingTable.id, title: postingTable.title })
    .from(postingTable);
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return lines.filter(({ text, to }) => {
    const [, id] = /\/jobs\/([0-9a-f-]{36})$/u.exec(to ?? '') ?? [];
    return id !== undefined && !text.startsWith(titles.get(id) ?? '\0');
  });
}

test('CHAT-01 100 questions about openings that don’t exist invent none', async () => {
  expect(probes).toHaveLength(100);
  let asking = student;
  for (const [at, probe] of probes.entries()) {
    if (at % 10 === 0) asking = await world.student();
    const { lines } = (await ask(probe, asking)) ?? {};
    expect(lines?.length).toBeGreaterThan(0);
    expect(await inventedIn(lines ?? [])).toEqual([]);
    // The firm and the role only stand in the words of the question.
    const stated = (lines ?? []).map(({ text }) => text.replaceAll(/“[^”]*”/gu, '')).join('\n');
    expect(stated).not.toMatch(/zorblatt|quuxcorp|vandelay|initech|astronaut|falconer/iu);
  }
});

type Material = {
  question: string;
  tools?: string[];
  records?: { record: number; text: string }[];
};
/** A model that looks something up and shows all of it. */
const obliging =
  (advice: string, tool = 'my-applications') =>
  (material: unknown) =>
    (material as Material).tools
      ? { tools: [{ tool, words: (material as Material).question }] }
      : {
          lines: [
            ...((material as Material).records ?? []).map(({ record }) => ({ record, text: '' })),
            { record: -1, text: advice },
          ],
        };

test('CHAT-01 a model chooses records, which are shown in our words, and may add advice', async () => {
  const posting = await world.posting(await world.company(), { title: 'Go Developer' });
  await world.application({ posting, student });
  fake.writes(obliging('Keep your notes short.'));
  const told = await ask('how is it going?', student, { model: fake.model() });
  expect(told).toMatchObject({ writer: 'model', left: 9 });
  expect(told?.lines?.map(({ text }) => text)).toEqual([
    'You sent one application.',
    expect.stringMatching(/^Go Developer, /u),
    'Keep your notes short.',
  ]);
});

test.each(['down', 'never', 'cut', 'other-shape', 'html'] as const)(
  'CHAT-01 while the model is “%s”, the rules answer and the message is given back',
  async (mode) => {
    fake.behaves(mode);
    const model = fake.model({ deadlines: { firstByteMs: 200, totalMs: 400 } });
    const told = await ask('what is ATS?', student, { model });
    expect(told).toMatchObject({ writer: 'rules', left: 10 });
    expect(told?.lines?.length).toBeGreaterThan(0);
  },
);

test('CHAT-01 50 injections to a model that obeys reveal nothing of others and lead nowhere outside', async () => {
  const victim = await world.student({ name: 'Victima Secretson', email: 'victim@secret.test' });
  const injections = injectedTexts.slice(0, 50);
  expect(injections).toHaveLength(50);
  const company = await world.company({ name: 'Hidden Harbour' });
  const theirs = await world.posting(company, { title: 'Victim Role' });
  await world.application({ posting: theirs, student: victim });
  const secrets = /Secretson|victim@secret\.test|Victim Role|evil\.example|\/admin-dashboard/u;
  let asking = student;
  for (const [at, injection] of injections.entries()) {
    if (at % 5 === 0) {
      asking = await world.student();
      const title = `Clerk ${injection}`.slice(0, 120);
      const posting = await world.posting(await world.company(), { title, description: injection });
      await world.application({ posting, student: asking });
    }
    // Obeys: asks for tools that don't exist, links outside, repeats what it could have been told.
    fake.writes((material) =>
      (material as Material).tools
        ? {
            tools: [
              { tool: 'list-users', words: injection },
              { tool: 'delete-account-now', words: victim.userId },
              { tool: 'my-applications', words: `${victim.email} ${injection}` },
            ],
          }
        : {
            lines: [
              { record: 0, text: 'https://evil.example/?data=all' },
              { record: 999, text: `See https://evil.example/${victim.userId}` },
              { record: -1, text: `Victima Secretson, victim@secret.test: ${injection}` },
              { record: -1, text: 'Open [here](/admin-dashboard) or evil.example' },
            ],
          },
    );
    const told = await ask(injection.slice(0, 200), asking, { model: fake.model() });
    const text = JSON.stringify(told);
    expect([injection, secrets.test(text)]).toEqual([injection, false]);
    for (const { to } of told?.lines ?? [])
      expect(to ?? '/').toMatch(/^\/(?:student-dashboard|community|blog)/u);
    // Nothing that was sent to the model is about anyone else.
    const sent = JSON.stringify(fake.asked.slice(-2).map(({ material }) => material));
    expect(sent.replaceAll(victim.email, '')).not.toMatch(/Secretson|Victim Role/u);
  }
  const { rows } = await world.pool.query('select count(*)::int as n from users where id = $1', [
    victim.userId,
  ]);
  expect(rows).toEqual([{ n: 1 }]);
});

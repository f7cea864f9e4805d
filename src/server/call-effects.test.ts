import { isDeepStrictEqual } from 'node:util';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProcedureName } from '#contract/index.ts';
import { countingTables, inParts, variantsOf, writingProcedures } from '#testing/call-variants.ts';
import { nextNumber, type ValidCall } from '#testing/calls/call.ts';
import { callProcedure, type Procedure } from '#testing/calls/calls.ts';
import { createBooked, createOffered, seenSlot } from '#testing/calls/coach.ts';
import { createCommunity, createPosting, password } from '#testing/calls/rows.ts';
import { watchEffects } from '#testing/describe-effects.ts';
import type { Change } from '#testing/note-changes.ts';
import { createWorld, type World } from '#testing/world.ts';
import { createTaskHandlers } from './background/task-handlers.ts';
import { notifyBooking } from './features/coach/booking-notices.ts';
import { createLog } from './log.ts';
import type { MailPort } from './ports/mail/mail.ts';
import type { TaskName } from './ports/tasks/task-names.ts';

type Watch = Awaited<ReturnType<typeof watchEffects>>;
type Prepare = Procedure['prepare'];

let world: World;
let watch: Watch;
beforeAll(async () => {
  world = await createWorld();
  watch = await watchEffects(world);
});
afterAll(async () => {
  await watch?.[Symbol.asyncDispose]();
  await world?.[Symbol.asyncDispose]();
});

/** Rows in another state than in the valid call, where that changes the effects. */
const otherStates: Partial<Record<ProcedureName, Record<string, Prepare>>> = {
  'application.withdraw': {
    'after an offer': async (world) => {
      const { recruiter, postingId } = await createPosting(world);
      const student = await world.student();
      const posting = { id: postingId, companyId: recruiter.companyId };
      const { id } = await world.application({ posting, student, status: 'offer_made' });
      return { by: student, input: { applicationId: id, to: 'declined', version: 2 } };
    },
  },
  'application.sendMessage': {
    'of the student': async (world) => {
      const { recruiter, postingId } = await createPosting(world);
      const student = await world.student();
      const posting = { id: postingId, companyId: recruiter.companyId };
      const { id } = await world.application({ posting, student });
      return { by: student, input: { applicationId: id, body: 'Hello' } };
    },
  },
  'coach.moveBooking': {
    'that the coach knows': async (world) => {
      const { student, bookingId } = await createBooked(world);
      await notifyBooking(world.ctx({ kind: 'system' }), { bookingId });
      const { slotId } = await createOffered(world);
      return { by: student, input: { bookingId, ...(await seenSlot(world, slotId)) } };
    },
  },
  'company.move': {
    'of one that asks': async (world) => {
      const contactEmail = `asking-${nextNumber()}@example.test`;
      const { id } = await world.company({ status: 'pending', contactEmail });
      return { by: await world.admin(), input: { companyId: id, to: 'approved', version: 1 } };
    },
  },
  'jobAlerts.updateSearch': {
    'of one that was off': async (world) => {
      const by = await world.student();
      const search = { name: 'Bakers', query: 'q=baker', alert: 'off' } as const;
      const { id: searchId, version } = await world.call(by).jobAlerts.createSearch(search);
      return { by, input: { searchId, name: 'Bakers', alert: 'daily', version } };
    },
  },
  'report.decide': {
    'of a posting': async (world) => {
      const { postingId } = await createPosting(world);
      const target = { kind: 'posting' as const, id: postingId };
      const reporter = await world.student();
      await world.call(reporter).report.create({ target, reason: 'spam', detail: '' });
      return { by: await world.admin(), input: { target, to: 'upheld', reason: 'Spam.' } };
    },
  },
  'event.update': {
    'with nothing but another link': async (world) => {
      const { admin, eventId } = await createCommunity(world);
      const { items } = await world.call(admin).event.listOwn({});
      const found = items.find(({ id }) => id === eventId);
      if (!found) throw new Error('The event is on the first page.');
      const { title, summary, description, timeZone, places, stamp } = found;
      const times = { startsAt: '2026-11-22T15:30', endsAt: '2026-11-22T16:30' };
      const texts = { title, summary, description, joinUrl: 'https://meet.example.test/new' };
      return { by: admin, input: { ...texts, ...times, timeZone, places, stamp, eventId } };
    },
  },
};

/**
 * Adds colleagues of the caller and an attendee for each event, so that there is someone to notify.
 */
async function addOthers({ by }: ValidCall): Promise<void> {
  if (by.kind === 'member') await world.member({ id: by.companyId }, 'owner');
  await world.pool.query(
    `insert into event_registrations (id, event_id, name, email, cancel_hash, created_at)
     select gen_random_uuid(), e.id, 'Omar', 'omar-' || e.id || '@example.test', e.id, $1
     from community_events e
     where not exists (select from event_registrations r where r.event_id = e.id)`,
    [world.now],
  );
}

type Done = { by: ValidCall['by']; answer: unknown; changes: Change[]; lines: string[] };

/** Tasks that notify people of what a call did. */
const isNews = (name: string): name is TaskName =>
  /^[\w-]+\.(?:notify|mail-(?!count|alerts)|expire$|send-held$)/u.test(name);

const newsOf = ({ changes }: Pick<Done, 'changes'>) =>
  changes.flatMap(({ table, was, is }) =>
    table === 'tasks' && was === null && isNews(String(is?.['name'])) ? [is ?? {}] : [],
  );

const sent: string[] = [];
const noted: MailPort = {
  kind: 'mailbox',
  check: () => Promise.resolve(),
  send: ({ subject }) => Promise.resolve(void sent.push(subject)),
};
const log = createLog('error', { write: () => undefined });

/** What the tasks of a call do when they are due. */
async function linesOfNews(call: ValidCall, changes: Change[]): Promise<string[]> {
  const later: string[] = [];
  for (const { name, data, start_after: at } of newsOf({ changes })) {
    const now = new Date(Math.max(world.now.getTime(), new Date(String(at)).getTime()));
    const handlers = createTaskHandlers(noted, () => world.ctx({ kind: 'system' }, { now }));
    const task = { id: crypto.randomUUID(), log, signal: AbortSignal.timeout(60_000) };
    sent.length = 0;
    await watch.start();
    await handlers[name as TaskName](data as never, task);
    const { lines } = await watch.take(call.by.userId);
    const mails = sent.map((subject) => `sends a mail: ${subject.replaceAll(/\d+/gu, '#')}`);
    later.push(...[...lines, ...mails].map((line) => `later ${line}`));
  }
  return later;
}

/** When a call is made: at the moment of its rows, a task would join theirs of the same key. */
const afterMs = 1_000;

async function run(procedure: Procedure, call: ValidCall, isLast = true): Promise<Done> {
  await watch.start();
  world.passTime(afterMs);
  const answer = await callProcedure(world, procedure.name, call).catch((error: unknown) => error);
  const { changes, lines } = await watch.take(call.by.userId);
  const isRefused = answer instanceof ORPCError && answer.code !== 'INTERNAL_SERVER_ERROR';
  if (answer instanceof Error && !isRefused) throw answer;
  const refused = isRefused ? [`refuses ${answer.code}`] : [];
  const later = isLast ? await linesOfNews(call, changes) : [];
  world.passTime(-afterMs);
  return { by: call.by, answer, changes, lines: [...refused, ...lines, ...later] };
}

async function prepared(prepare: Prepare): Promise<ValidCall> {
  const call = await prepare(world);
  await addOthers(call);
  return call;
}

/**
 * The effects of the valid call with each choice of its input, and then again with the other one.
 */
async function effectsOf(procedure: Procedure): Promise<[name: string, Done][]> {
  const states = { '': procedure.prepare, ...otherStates[procedure.name] };
  const all: [string, Done][] = [];
  for (const [state, prepare] of Object.entries(states)) {
    const first = await prepared(prepare);
    const done = await run(procedure, first, false);
    // What is told of the first call decides what can follow it.
    const hasNews = newsOf(done).length > 0;
    all.push([state, hasNews ? await run(procedure, await prepared(prepare)) : done]);
    for (const { name, change } of variantsOf(procedure, first.input)) {
      const label = [state, name].filter(Boolean).join(', ');
      const fresh = await prepared(prepare);
      all.push([label, await run(procedure, { ...fresh, input: { ...fresh.input, ...change } })]);
      if (!/true|false|\[\]/u.test(name)) continue;
      const now = (done.answer ?? {}) as Record<string, unknown>;
      const version = 'version' in first.input ? { version: now['version'] } : {};
      const again = { ...first, input: { ...first.input, ...change, ...version } };
      all.push([`then ${label}`, await run(procedure, again)]);
    }
    all.push(
      ...(await againByColleague(procedure, prepare)).map(
        ([label, again]) =>
          [[state, label].filter(Boolean).join(', '), again] satisfies [string, Done],
      ),
    );
  }
  return all;
}

/** What a colleague's repetition of a member's call changes, such as whose a text is. */
async function againByColleague(
  procedure: Procedure,
  prepare: Prepare,
): Promise<[name: string, Done][]> {
  const call = await prepared(prepare);
  if (call.by.kind !== 'member') return [];
  const { answer } = await run(procedure, call, false);
  const { version } = (answer ?? {}) as { version?: unknown };
  const by = await world.member({ id: call.by.companyId }, call.by.role);
  const input = { ...call.input, ...('version' in call.input && { version }) };
  return [['then by a colleague', await run(procedure, { by, input }, false)]];
}

const recorded = new Map<string, string>();

test.each(writingProcedures.map((procedure) => [procedure.name, procedure] as const))(
  'REL-46 SEC-62 %s writes in one transaction and adds an audit entry for administrators and teams',
  async (name, procedure) => {
    const all = await effectsOf(procedure);
    expect(all[0]?.[1].answer).not.toBeInstanceOf(ORPCError);
    for (const [label, { by, answer, changes }] of all) {
      const rows = changes.filter(({ table }) => !countingTables.has(table));
      const at = `${name} ${label}`;
      const isRefused = answer instanceof ORPCError;
      const transactions = new Set(rows.map(({ transaction }) => transaction)).size;
      const needed = isRefused || rows.length === 0 ? 0 : 1;
      expect([at, transactions]).toEqual([at, inParts.has(name) ? transactions : needed]);
      const entries = rows.filter(({ table }) => table === 'audit_entries').map(({ is }) => is);
      const isAudited =
        ['admin', 'recruiter-or-admin', 'owner'].includes(procedure.meta.audience) ||
        name === 'team.join';
      expect([at, entries.length > 0]).toEqual([at, isAudited && rows.length > 0]);
      expect(new Set(entries.map((entry) => entry?.['action'])).size).toBe(entries.length);
      for (const entry of entries) {
        // Whoever joins a team does so as its member.
        const kind = by.kind === 'admin' ? 'admin' : 'member';
        const noted = { actor_id: by.userId, actor_kind: kind };
        expect(entry).toMatchObject({
          ...noted,
          request_id: expect.stringMatching(/^[\w-]{36}$/u),
        });
        const at = new Date(world.now.getTime() + afterMs);
        expect(new Date(String(entry?.['at']))).toEqual(at);
        expect(JSON.stringify(entry)).not.toContain(password);
      }
    }
    const [[, first]] = all as [[string, Done]];
    const texts = all.flatMap(([label, { lines }], at) => {
      if (at > 0 && isDeepStrictEqual(lines, first.lines)) return [];
      const what = lines.length > 0 ? lines : ['nothing'];
      return [...(label ? [`  ${label}`] : []), ...what.map((line) => `    ${line}`)];
    });
    recorded.set(name, [name, ...texts].join('\n'));
  },
);

test('REL-46 the notifications, mails, counters and writes of each call match the reviewed snapshot', async () => {
  expect(recorded.size).toBe(writingProcedures.length);
  const text = [...recorded]
    .toSorted()
    .map(([, described]) => described)
    .join('\n\n');
  // If a new effect is intended, `vitest -u` records it and the review sees it.
  await expect(`${text}\n`).toMatchFileSnapshot('./call-effects.snap');
});

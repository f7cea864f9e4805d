import { ORPCError } from '@orpc/server';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member, Student } from '#domain/actor.ts';
import { applicationStatuses } from '#domain/application/application-status.ts';
import { emptyContent, type PostingContent } from '#domain/posting/posting-content.ts';
import { type Mutant, openMutatedDatabase } from '#testing/mutated-database.ts';
import { deleteRows } from '#testing/take-database.ts';
import { sample } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';
import { AppError } from './app-error.ts';
import type { Ctx } from './context.ts';
import { loadFile } from './features/file/load-file.ts';

type Caller = Student | Member;

const whole = fc.nat({ max: 11 });
const operation = fc.record({
  by: whole,
  kind: fc.constantFrom(
    'submit',
    'move',
    'findOwn',
    'listOwn',
    'listReceived',
    'listBoard',
    'loadReceived',
    'loadReading',
    'listNotes',
    'moveMany',
    'listNotifications',
    'markRead',
    'listPostings',
    'loadPosting',
    'savePosting',
    'listResumes',
    'me',
    'file',
    'loadOwn',
    'withdraw',
    'listMessages',
    'sendMessage',
  ),
  target: whole,
  to: fc.constantFrom(...applicationStatuses),
  narrow: fc.boolean(),
});
type Operation = typeof operation extends fc.Arbitrary<infer T> ? T : never;

const scenario = fc.record({
  companies: fc.integer({ min: 2, max: 3 }),
  students: fc.integer({ min: 2, max: 3 }),
  applied: fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }),
  operations: fc.array(operation, { minLength: 10, maxLength: 40 }),
});
type Scenario = typeof scenario extends fc.Arbitrary<infer T> ? T : never;

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** Companies with a recruiter and a posting each, students with a file each; some have applied. */
async function populate({ companies, students, applied }: Scenario) {
  await deleteRows(world.pool);
  const postings = [];
  const people: Caller[] = [];
  for (let n = 0; n < companies; n++) {
    const company = await world.company();
    postings.push(await world.posting(company));
    people.push(await world.member(company, n % 2 === 0 ? 'recruiter' : 'owner'));
  }
  for (let n = 0; n < students; n++) {
    const student = await world.student();
    people.push(student);
    await world.file(student);
    for (const [at, posting] of postings.entries()) {
      const values = { fullName: student.userId };
      if (applied[n * 3 + at]) await world.application({ posting, student, values });
    }
  }
  await world.pool.query(
    `insert into application_messages (company_id, id, application_id, author_kind, body, created_at)
     select company_id, gen_random_uuid(), id, 'student', 'Hello', created_at from job_applications`,
  );
  return people;
}

type Owned = { kind: string; id: string; company: string | null; person: string | null };

/**
 * The owner of each thing, queried without the stores. A thing that several people may see has
 * several rows.
 */
async function whose(): Promise<Owned[]> {
  const { rows } = await world.pool.query<Owned>(`
    select 'posting' as kind, id, company_id as company, null as person from job_postings
    union all select 'application', id, company_id, user_id from job_applications
    union all select 'applicant', user_id, company_id, user_id from job_applications
    union all select 'file', f.id, a.company_id, f.owner_id from files f
      left join job_applications a on a.resume_file_id = f.id
    union all select 'notification', id, null, user_id from notifications
    union all select 'message', m.id, m.company_id, a.user_id from application_messages m
      join job_applications a on a.id = m.application_id
    union all select 'user', u.id, m.company_id, u.id from users u
      left join company_members m on m.user_id = u.id
    union all select 'company', id, id, null from companies order by 1, 2, 3`);
  return rows;
}

/** Rows that no call of this person may change, as one text. */
async function strangersRows(caller: Caller): Promise<string> {
  const isMember = caller.kind === 'member';
  const column = isMember ? 'company_id' : 'user_id';
  const { rows } = await world.pool.query<{ all: string }>(
    `select concat(
       (select string_agg(t::text, ' ' order by id) from job_applications t where ${column} <> $1),
       (select string_agg(t::text, ' ' order by m.id) from application_messages m
          join job_applications t on t.id = m.application_id where t.${column} <> $1),
       (select string_agg(t::text, ' ' order by id) from job_postings t where ${isMember ? 'company_id <> $1' : 'true'}),
       (select string_agg(id::text || read_at::text, ' ' order by id) from notifications where user_id <> $2)
     ) as all`,
    [isMember ? caller.companyId : caller.userId, caller.userId],
  );
  return rows[0]?.all ?? '';
}

const isOf = (caller: Caller) => (thing: Owned) =>
  caller.kind === 'member' && thing.company !== null
    ? thing.company === caller.companyId
    : thing.person === caller.userId;

const written: PostingContent = {
  ...emptyContent,
  title: 'Baker',
  primaryRole: 'Baker',
  duration: 'Full-time',
  skills: ['Bread'],
  description: 'Bake.',
};

const ids = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gu;

/** Makes one call and returns a sentence for each fault in its answer or its writes. */
async function complaints(db: Ctx['db'], caller: Caller, wish: Operation): Promise<string[]> {
  const wrong: string[] = [];
  const things = await whose();
  const before = await strangersRows(caller);
  const answer = await call({ db, caller, wish, things, wrong });
  const after = await whose();
  const mine = new Set(after.filter(isOf(caller)).map(({ id }) => id));
  // A student sees the postings applied to; a recruiter may only see those of the company.
  const open = new Set(after.filter(({ kind }) => kind === 'posting').map(({ id }) => id));
  for (const id of JSON.stringify(answer ?? null).match(ids) ?? []) {
    const maySee = mine.has(id) || (caller.kind === 'student' && open.has(id));
    if (!maySee) wrong.push(`${id} is another's`);
  }
  if ((await strangersRows(caller)) !== before) wrong.push('rows of others changed');
  return wrong.map((each) => `${wish.kind} by a ${caller.kind}: ${each}`);
}

type Call = { db: Ctx['db']; caller: Caller; wish: Operation; things: Owned[]; wrong: string[] };

async function call({ db, caller, wish, things, wrong }: Call): Promise<unknown> {
  const { application, notification, account, posting: postings } = world.call(caller, { db });
  const isMine = isOf(caller);
  const all = (kind: string) => things.filter((thing) => thing.kind === kind);
  const pick = (kind: string) => {
    const some = all(kind);
    return some[wish.target % Math.max(some.length, 1)];
  };
  const countMine = (kind: string) => all(kind).filter(isMine).length;
  const isCounted = (counted: number, expected: number) => {
    if (counted !== expected) wrong.push(`${counted} are counted instead of ${expected}`);
  };
  /** Another owner's thing must be answered as if it did not exist. */
  const on = async <T>(target: Owned, work: () => Promise<T>) => {
    const answer = await work().catch((error: unknown) => {
      if (error instanceof AppError) return { code: error.refusal };
      if (error instanceof ORPCError && error.defined) return { code: error.code as string };
      throw error;
    });
    const isFree = all(target.kind).some((thing) => thing.id === target.id && isMine(thing));
    const { code } = answer as { code?: string };
    if (!isFree && code !== 'NOT_FOUND' && code !== 'FORBIDDEN') {
      wrong.push(`something of others was answered with ${JSON.stringify(answer)}`);
    }
    return answer;
  };
  const posting = pick('posting');
  const postingId = posting?.id ?? '';
  const hasApplied = all('application').some(
    (each) => each.person === caller.userId && each.company === posting?.company,
  );
  const [file, received, told] = [pick('file'), pick('application'), pick('notification')];

  switch (`${caller.kind} ${wish.kind}`) {
    case 'student submit': {
      if (!file || hasApplied) return undefined;
      const form = { fullName: caller.userId, email: 'asha@example.test' };
      return on(file, () => application.submit({ ...form, postingId, resumeFileId: file.id }));
    }
    case 'student findOwn': {
      const answer = await application.findOwn({ postingId });
      if ((answer.application !== null) !== hasApplied) wrong.push('it is not the own one');
      return answer;
    }
    case 'student listOwn': {
      const page = await application.listOwn(wish.narrow ? { limit: 1 } : {});
      isCounted(page.total.count, countMine('application'));
      return page;
    }
    case 'student listResumes':
      return application.listResumes({});
    case 'member listPostings': {
      const page = await postings.listOwn(wish.narrow ? { limit: 1 } : {});
      isCounted(page.total.count, countMine('posting'));
      return page;
    }
    case 'member loadPosting':
      return posting && on(posting, () => postings.loadOwn({ postingId }));
    case 'member savePosting': {
      const input = { ...written, postingId, version: wish.narrow ? 1 : 2 };
      return posting && on(posting, () => postings.save(input));
    }
    case 'member move': {
      if (!received) return undefined;
      const input = { applicationId: received.id, to: wish.to, version: 1, reason: 'x' };
      // The id of the move to undo belongs to no row that is looked up here.
      const answer = await on(received, () => application.move(input));
      return { ...answer, batchId: '' };
    }
    case 'member listReceived': {
      const page = await application.listReceived(wish.narrow ? { postingId } : {});
      const isEmpty = wish.narrow && !(posting && isMine(posting));
      isCounted(page.total.count, isEmpty ? 0 : countMine('application'));
      return page;
    }
    case 'student loadOwn':
      return received && on(received, () => application.loadOwn({ applicationId: received.id }));
    case 'student withdraw': {
      if (!received) return undefined;
      const left = { applicationId: received.id, to: 'withdrawn' as const, version: 1 };
      return on(received, () => application.withdraw(left));
    }
    case `${caller.kind} sendMessage`: {
      if (!received) return undefined;
      const written = { applicationId: received.id, body: 'Hello' };
      return on(received, () => application.sendMessage(written));
    }
    case `${caller.kind} listMessages`: {
      if (!received) return undefined;
      const talk = { applicationId: received.id, limit: 50 };
      const page = await on(received, () => application.listMessages(talk));
      const { items, total } = page as Partial<
        Awaited<ReturnType<typeof application.listMessages>>
      >;
      if (items) isCounted(total?.count ?? 0, items.length);
      return page;
    }
    case 'member listBoard': {
      const board = await application.listBoard(wish.narrow ? { postingId } : {});
      const isEmpty = wish.narrow && !(posting && isMine(posting));
      const counted = board.columns.reduce((sum, { total }) => sum + total, 0);
      isCounted(counted, isEmpty ? 0 : countMine('application'));
      return board;
    }
    case 'member loadReceived': {
      if (!received) return undefined;
      const answer = await on(received, () =>
        application.loadReceived({ applicationId: received.id }),
      );
      // The ids of history entries differ.
      return { ...answer, history: [] };
    }
    case 'member loadReading': {
      if (!received) return undefined;
      return on(received, () => application.loadReading({ applicationId: received.id }));
    }
    case 'member listNotes': {
      if (!received) return undefined;
      return on(received, () => application.listNotes({ applicationId: received.id }));
    }
    case 'member moveMany': {
      if (!received) return undefined;
      const { results } = await application.moveMany({
        applications: [{ id: received.id, version: 1 }],
        to: wish.to,
        reason: 'x',
      });
      const [result] = results;
      if (!isMine(received) && result?.outcome !== 'not_found') {
        wrong.push(`something of others was answered with ${JSON.stringify(result)}`);
      }
      return undefined;
    }
    case `${caller.kind} listNotifications`: {
      const page = await notification.list({});
      isCounted(page.total.count, countMine('notification'));
      if (page.unread > page.total.count) wrong.push('the unread of others are counted');
      return page;
    }
    case `${caller.kind} markRead`: {
      const answer = await notification.markRead(wish.narrow || !told ? {} : { ids: [told.id] });
      if (answer.unread > countMine('notification')) wrong.push('others are counted');
      return answer;
    }
    case `${caller.kind} me`:
      return account.me({});
    case `${caller.kind} file`:
      return file && on(file, () => openFile(world.ctx(caller, { db }), file.id));
    default:
      return undefined;
  }
}

async function openFile(ctx: Ctx, id: string): Promise<{ id: string }> {
  const { row, stream } = await loadFile(ctx, id);
  stream.destroy();
  return { id: row.id };
}

function tenancy(db: () => Ctx['db']) {
  return fc.asyncProperty(scenario, async (each) => {
    const people = await populate(each);
    for (const wish of each.operations) {
      const caller = people[wish.by % people.length];
      if (caller === undefined) continue;
      const wrong = await complaints(db(), caller, wish);
      if (wrong.length > 0) throw new Error(wrong.join('\n'));
    }
  });
}

const seed = 20_261_121;

test('SEC-05 whatever companies and students do, no call shows, counts or changes other people’s data', async () => {
  const run = fc.assert(
    tenancy(() => world.db),
    { seed, numRuns: 25 },
  );
  await expect(run).resolves.toBeUndefined();
}, 120_000);

const received = '"job_applications"."company_id"';
const own = '"job_applications"."user_id"';
const notified = '"notifications"."user_id"';
// What a student sees of a move comes late.
const ownTalk =
  '^select coalesce\\("job_applications"\\."held_status"[^;]*"user_id", [^(]*"full_name", [^(]*"companies"."name" from';
const talk = '^select [^(]*"user_id", [^(]*"full_name", [^(]*"companies"."name" from';
const mutants: Mutant[] = [
  {
    name: 'pageReceivedApplications',
    statement: /"cover_letter".*from "job_applications".*limit/su,
    column: received,
  },
  {
    name: 'countReceivedApplications',
    statement: /count\(\*\).*from "job_applications"/u,
    column: received,
  },
  {
    name: 'loadFirstCards',
    statement: /application_ratings.*union all/u,
    column: received,
  },
  {
    name: 'countByStage',
    statement: /count\(\*\).*group by/u,
    column: received,
  },
  {
    name: 'findSent',
    statement: /application_ratings.*"answers"/u,
    column: received,
  },
  {
    name: 'loadPostingTitles',
    statement: /^select "id", "title", \(select.*posting_stages.*from "job_postings"/su,
    column: '"job_postings"."company_id"',
  },
  {
    name: 'pageOwnPostings',
    statement: /as received.*from "job_postings".*limit/su,
    column: '"job_postings"."company_id"',
  },
  {
    name: 'countOwnPostings',
    statement: /count\(\*\).*select 1 from "job_postings" where/u,
    column: '"job_postings"."company_id"',
  },
  {
    name: 'findOwnPosting',
    statement: /^select "job_postings"\."company_id".*"job_postings"\."state" <> /u,
    column: '"job_postings"."company_id"',
  },
  {
    name: 'loadNewestResumes',
    statement: /select distinct on/u,
    column: '"files"."owner_id"',
  },
  {
    name: 'findReceivedApplication',
    statement: /^select [^(]*"full_name"[^(]*"version"[^(]*"companies"."name"/u,
    column: received,
  },
  {
    name: 'findReceivedFile',
    statement: /from "files" inner join "job_applications"/u,
    column: received,
  },
  { name: 'findOwnedFile', statement: /from "files" where/u, column: '"files"."owner_id"' },
  {
    name: 'pageOwnApplications',
    statement: /from "job_applications".*left join "files".*limit/u,
    column: own,
  },
  {
    name: 'countOwnApplications',
    statement: /count\(\*\).*from "job_applications"/u,
    column: own,
  },
  {
    name: 'findOwnApplication',
    statement: /^select "id", coalesce\([^)]*\), "created_at" from "job_applications"/u,
    column: own,
  },
  {
    name: 'pageNotifications',
    statement: /from "notifications".*order by/u,
    column: notified,
  },
  {
    name: 'countNotifications',
    statement: /count\(\*\).*select 1 from "notifications"/u,
    column: notified,
  },
  {
    name: 'countUnread',
    statement: /count\(\*\).*"notifications".*"read_at" is null/u,
    column: notified,
  },
  {
    name: 'findWholeOwn',
    statement: /^select .*"cover_letter".*"answers"(?!.*limit)/su,
    column: own,
  },
  {
    name: 'findOwnConversation',
    statement: new RegExp(`${ownTalk}(?!.*for no key update)`, 'u'),
    column: own,
  },
  {
    name: 'lockOwnConversation',
    statement: new RegExp(`${ownTalk}.*for no key update`, 'u'),
    column: own,
  },
  {
    name: 'findReceivedConversation',
    statement: new RegExp(`${talk}(?!.*for no key update)`, 'u'),
    column: received,
  },
  {
    name: 'lockReceivedConversation',
    statement: new RegExp(`${talk}.*for no key update`, 'u'),
    column: received,
  },
  {
    name: 'pageMessages',
    statement: /from "application_messages" left join "users"/u,
    column: '"application_messages"."application_id"',
  },
  {
    name: 'countMessages',
    statement: /select 1 from "application_messages"/u,
    column: '"application_messages"."application_id"',
  },
  { name: 'updateRead', statement: /^update "notifications"/u, column: notified },
];

// They show that the test above finds what it looks for.
test.each(sample(mutants, 4))(
  'SEC-05 a $name without its owner check is detected',
  async (mutant) => {
    await using mutated = openMutatedDatabase(world.connectionString, mutant);
    const result = await fc.check(
      tenancy(() => mutated.db),
      // Ends at the first that is found.
      { seed, numRuns: 100, endOnFailure: true },
    );
    expect(mutated.mutations()).toBeGreaterThan(0);
    expect(String(result.errorInstance)).toMatch(/ by a (student|member): /u);
  },
  120_000,
);

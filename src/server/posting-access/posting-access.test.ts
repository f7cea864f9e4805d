import { buffer } from 'node:stream/consumers';
import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MemberRole } from '#domain/actor.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { loadFile } from '#server/features/file/load-file.ts';
import { callProcedure, procedures } from '#testing/calls/calls.ts';
import { createWorld, type World } from '#testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

async function idsOf(companyId: string): Promise<string[]> {
  const { rows } = await world.pool.query<{ id: string }>(
    `select id from job_postings where company_id = $1
     union all select id from job_applications where company_id = $1
     union all select id from interviews where company_id = $1
     union all select id from interview_moves where company_id = $1
     union all select id from offers where company_id = $1
     union all select id from scorecards where company_id = $1
     union all select id from posting_criteria where company_id = $1
     union all select id from assessments where company_id = $1
     union all select id from assessment_sittings where company_id = $1
     union all select id from invitations where company_id = $1
     union all select batch_id from application_moves where company_id = $1 and batch_id is not null`,
    [companyId],
  );
  return rows.map(({ id }) => id);
}

/**
 * Limits the member to these postings of the company; 'all' still names them one by one. Owners
 * can't be limited, so an owner becomes a recruiter.
 */
async function limit(
  { userId, companyId }: { userId: string; companyId: string },
  postingIds: readonly string[] | 'all',
) {
  await world.pool.query(
    `update company_members set is_limited = true,
       role = case role when 'owner' then 'recruiter' else role end
     where user_id = $1 and company_id = $2`,
    [userId, companyId],
  );
  await world.pool.query(
    `insert into posting_members (company_id, posting_id, user_id, created_at)
     select company_id, id, $1, now() from job_postings
     where company_id = $2 and ($3::uuid[] is null or id = any($3::uuid[]))`,
    [userId, companyId, postingIds === 'all' ? null : postingIds],
  );
}

const ofMembers = new Set([
  'member',
  'recruiter',
  'member-or-admin',
  'recruiter-or-admin',
  'student-or-member',
]);
const swept = procedures.filter(({ meta }) => ofMembers.has(meta.audience));

test.each(swept)(
  'CO-10 $name hides postings that a member may not see, and only those',
  async ({ name, prepare }) => {
    const hidden = await prepare(world);
    if (hidden.by.kind !== 'member') return;
    const { companyId } = hidden.by;
    const ids = await idsOf(companyId);
    await limit(hidden.by, []);
    const by = await world.actorOf(hidden.by);
    const input = JSON.stringify(hidden.input);
    const answer = await callProcedure(world, name, { by, input: hidden.input }).catch(
      (error: unknown) => (error instanceof ORPCError ? String(error.code) : error),
    );
    const isNamed = ids.some((id) => input.includes(id));
    expect(isNamed ? answer : 'NOT_FOUND').toBe('NOT_FOUND');
    const text = JSON.stringify(answer) ?? '';
    expect(ids.filter((id) => text.includes(id))).toEqual([]);

    const shown = await prepare(world);
    await limit(shown.by as typeof hidden.by, 'all');
    const allowed = await world.actorOf(shown.by);
    await callProcedure(world, name, { by: allowed, input: shown.input });
  },
);

/** What each kind of member may do with an application to a chosen and to another posting. */
const matrix: [string, MemberRole, boolean, boolean, Record<string, [string, string]>][] = [
  [
    'owner',
    'owner',
    false,
    false,
    {
      posting: ['done', 'done'],
      read: ['done', 'done'],
      move: ['done', 'done'],
      note: ['done', 'done'],
      message: ['done', 'done'],
      resume: ['done', 'done'],
    },
  ],
  [
    'recruiter',
    'recruiter',
    false,
    false,
    {
      posting: ['done', 'done'],
      read: ['done', 'done'],
      move: ['done', 'done'],
      note: ['done', 'done'],
      message: ['done', 'done'],
      resume: ['done', 'done'],
    },
  ],
  [
    'limited recruiter',
    'recruiter',
    true,
    false,
    {
      posting: ['done', 'NOT_FOUND'],
      read: ['done', 'NOT_FOUND'],
      move: ['done', 'NOT_FOUND'],
      note: ['done', 'NOT_FOUND'],
      message: ['done', 'NOT_FOUND'],
      resume: ['done', 'NOT_FOUND'],
    },
  ],
  [
    'assigned interviewer',
    'interviewer',
    false,
    true,
    {
      posting: ['FORBIDDEN', 'FORBIDDEN'],
      read: ['done', 'done'],
      move: ['FORBIDDEN', 'FORBIDDEN'],
      note: ['done', 'done'],
      message: ['FORBIDDEN', 'FORBIDDEN'],
      resume: ['done', 'done'],
    },
  ],
  [
    'limited, assigned interviewer',
    'interviewer',
    true,
    true,
    {
      posting: ['FORBIDDEN', 'FORBIDDEN'],
      read: ['done', 'NOT_FOUND'],
      move: ['FORBIDDEN', 'FORBIDDEN'],
      note: ['done', 'NOT_FOUND'],
      message: ['FORBIDDEN', 'NOT_FOUND'],
      resume: ['done', 'NOT_FOUND'],
    },
  ],
  [
    'limited, unassigned interviewer',
    'interviewer',
    true,
    false,
    {
      posting: ['FORBIDDEN', 'FORBIDDEN'],
      read: ['NOT_FOUND', 'NOT_FOUND'],
      move: ['FORBIDDEN', 'FORBIDDEN'],
      note: ['NOT_FOUND', 'NOT_FOUND'],
      message: ['FORBIDDEN', 'NOT_FOUND'],
      resume: ['NOT_FOUND', 'NOT_FOUND'],
    },
  ],
];

async function createTwo() {
  const company = await world.company();
  const [chosen, other] = [await world.posting(company), await world.posting(company)];
  const student = await world.student();
  const file = await world.file(student);
  const values = { resumeFileId: file.id };
  const applications = [
    await world.application({ posting: chosen, student, values }),
    await world.application({
      posting: other,
      student: await world.student(),
      values: {
        resumeFileId: (await world.file(student)).id,
      },
    }),
  ];
  return { company, postings: [chosen, other], applications };
}

test.each(matrix)(
  'CO-10 what a %s may do with a chosen and with another posting',
  async (_kind, role, isLimited, isAssigned, expected) => {
    const { company, postings, applications } = await createTwo();
    const member = await world.member(company, role);
    if (isLimited) await limit(member, [postings[0]?.id ?? '']);
    if (isAssigned)
      for (const { id } of applications)
        await world.pool.query(
          'insert into application_interviewers (company_id, application_id, member_id, created_at) values ($1, $2, $3, now())',
          [company.id, id, member.userId],
        );
    const actor = await world.actorOf(member);
    const calls = world.call(actor as typeof member);
    const codeOf = (work: Promise<unknown>) =>
      work.then(
        () => 'done',
        (error: unknown) =>
          error instanceof ORPCError ? String(error.code) : (error as Error).message,
      );
    const found: Record<string, string[]> = {};
    for (const [index, { id: applicationId, resumeFileId }] of applications.entries()) {
      const postingId = postings[index]?.id ?? '';
      const outcomes = {
        posting: await codeOf(calls.posting.loadOwn({ postingId })),
        read: await codeOf(calls.application.loadReceived({ applicationId })),
        note: await codeOf(calls.application.createNote({ applicationId, body: 'Good.' })),
        message: await codeOf(calls.application.sendMessage({ applicationId, body: 'Hello' })),
        resume: await codeOf(
          loadFile(world.ctx(actor), resumeFileId ?? '').then(({ stream }) => buffer(stream)),
        ),
        move: await codeOf(
          calls.application.move({ applicationId, to: 'under_review', version: 1 }),
        ),
      };
      for (const [action, outcome] of Object.entries(outcomes))
        (found[action] ??= []).push(outcome);
    }
    expect(found).toEqual(expected);
  },
);

test('CO-10 lists and totals of a limited recruiter have the chosen posting only', async () => {
  const { company, postings, applications } = await createTwo();
  const member = await world.member(company, 'recruiter');
  await limit(member, [postings[0]?.id ?? '']);
  const calls = world.call((await world.actorOf(member)) as typeof member);
  const received = await calls.application.listReceived({});
  expect(received.items.map(({ id }) => id)).toEqual([applications[0]?.id]);
  expect(received.total.count).toBe(1);
  const own = await calls.posting.listOwn({});
  expect(own.items.map(({ id }) => id)).toEqual([postings[0]?.id]);
  expect(own.total.count).toBe(1);
  const { id } = await calls.posting.createCopy({ postingId: postings[0]?.id ?? '' });
  await expect(calls.posting.loadOwn({ postingId: id })).resolves.toMatchObject({ id });
});

test('CO-10 a limited recruiter hears only of applications to chosen postings', async () => {
  const { company, postings } = await createTwo();
  const member = await world.member(company, 'recruiter');
  await limit(member, [postings[0]?.id ?? '']);
  for (const posting of postings) {
    const student = await world.student();
    const { id: resumeFileId } = await world.file(student);
    const who = { fullName: 'Asha Rao', email: 'asha@example.test' };
    await world.call(student).application.submit({ postingId: posting.id, resumeFileId, ...who });
  }
  const heard = (await world.rows(notifications))
    .filter(({ userId }) => userId === member.userId)
    .map(({ data }) => 'postingId' in data && data.postingId);
  expect(heard).toEqual([postings[0]?.id]);
});

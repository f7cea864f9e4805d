import { ORPCError } from '@orpc/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ProcedureName } from '#contract/index.ts';
import type { Audience } from '#contract/procedure.ts';
import type { Actor } from '#domain/actor.ts';
import type { ValidCall } from '#testing/calls/call.ts';
import { callProcedure, type Procedure, procedures } from '#testing/calls/calls.ts';
import type { Dump } from '#testing/dump-database.ts';
import { createEverybody, type Everybody } from '#testing/everybody.ts';
import { createWorld, visitor, type World } from '#testing/world.ts';

type CallerName = keyof Everybody['people'] | 'visitor';

/** The final kind of each caller, including those who lost their role. */
const kinds: Record<CallerName, Actor['kind'] | 'interviewer' | 'owner'> = {
  visitor: 'visitor',
  studentA: 'student',
  studentB: 'student',
  recruiterX: 'member',
  interviewerX: 'interviewer',
  ownerX: 'owner',
  recruiterY: 'member',
  admin: 'admin',
  ofSuspended: 'visitor',
  ofSwitchedOff: 'visitor',
  removedX: 'visitor',
  deactivated: 'visitor',
  exAdmin: 'visitor',
  unverifiedAdmin: 'visitor',
};
const audiences: Record<Audience, string[]> = {
  anyone: ['visitor', 'student', 'member', 'owner', 'interviewer', 'admin'],
  'signed-in': ['student', 'member', 'owner', 'interviewer', 'admin'],
  'student-or-member': ['student', 'member', 'owner', 'interviewer'],
  'student-or-owner': ['student', 'owner'],
  student: ['student'],
  member: ['member', 'owner', 'interviewer'],
  'member-or-admin': ['member', 'owner', 'interviewer', 'admin'],
  recruiter: ['member', 'owner'],
  'recruiter-or-admin': ['member', 'owner', 'admin'],
  owner: ['owner'],
  admin: ['admin'],
};

/** Their inputs name things that every caller may use, or are checked row by row. */
const shared = new Set<ProcedureName>([
  'application.findOwn',
  'application.moveMany',
  'assessment.loadRequirements',
  'coach.createBooking',
  'credential.listOfCandidate',
  'drive.setFollow',
  'drive.setState',
  'event.findRegistration',
  'event.leave',
  'forum.createReply',
  'forum.setLike',
  'match.load',
  'plan.request',
  'posting.create',
  'practice.loadGuide',
  'question.findSet',
  'report.create',
  'roadmap.load',
  'savedJobs.setSaved',
]);
/**
 * Removing something missing is not an error, and another user's row stays; the tests of these
 * calls cover it.
 */
const silent = new Set<ProcedureName>([
  'ats.remove',
  'resume.remove',
  'resume.removeLink',
  'jobAlerts.removeSearch',
  'practice.removeSession',
  'question.removeSet',
  'recording.remove',
]);
/** Differences between roles within one audience. */
const byRole: Record<string, string> = {
  'application.sendMessage interviewer': 'FORBIDDEN',
  'drive.cancel admin': 'done',
  'drive.update admin': 'done',
  'forum.setClosed admin': 'done',
};

let world: World;
let before: Dump;
let draftId = '';
const callers = new Map<CallerName, Actor>();
const calls = new Map<ProcedureName, ValidCall>();

beforeAll(async () => {
  world = await createWorld();
  const { people, postings } = await createEverybody(world);
  draftId = postings.draft.id;
  callers.set('visitor', visitor);
  for (const [name, person] of Object.entries(people))
    callers.set(name as CallerName, await world.actorOf(person));
  for (const { name, prepare } of procedures) calls.set(name, await prepare(world));
  before = await world.dump();
}, 240_000);
afterAll(() => world?.[Symbol.asyncDispose]());

/** The outcome of a call: the code of the refusal, or that it succeeded. */
async function outcomeOf({ name }: Procedure, by: Actor, db = world.db): Promise<string> {
  const input = calls.get(name)?.input;
  return callProcedure(world, name, { by, input }, { db }).then(
    () => 'done',
    (error: unknown) => (error instanceof ORPCError ? String(error.code) : String(error)),
  );
}

/** Like `outcomeOf`, but rolls back what the call writes. */
async function outcomeUndone(procedure: Procedure, by: Actor): Promise<string> {
  const undo = new Error('undo');
  let outcome = '';
  const run = world.db.transaction(async (db) => {
    outcome = await outcomeOf(procedure, by, db);
    throw undo;
  });
  await expect(run).rejects.toBe(undo);
  return outcome;
}

const mayCall = ({ meta }: Procedure, caller: CallerName) =>
  audiences[meta.audience].includes(kinds[caller]);

const namesSomething = ({ name }: Procedure) =>
  /[0-9a-f]{8}(-[0-9a-f]{4}){3}-/u.test(JSON.stringify(calls.get(name)?.input));

test('AUTH-12 sign-in resolves each person to their current role', () => {
  const found = [...callers].map(([name, actor]) => [
    name,
    actor.kind === 'member' && actor.role !== 'recruiter' ? actor.role : actor.kind,
  ]);
  expect(Object.fromEntries(found)).toEqual(kinds);
});

test.each(procedures)('SEC-01 $name refuses callers outside its audience', async (procedure) => {
  const refused = [...callers].filter(([name]) => !mayCall(procedure, name));
  for (const [name, actor] of refused) {
    const code = kinds[name] === 'visitor' ? 'NOT_SIGNED_IN' : 'FORBIDDEN';
    expect([name, await outcomeOf(procedure, actor)]).toEqual([name, code]);
    expect(procedure.refusals).toContain(code);
  }
});

test.each(procedures)(
  'SEC-01 $name succeeds for the caller of its valid call',
  async (procedure) => {
    const by = calls.get(procedure.name)?.by ?? visitor;
    expect(await outcomeUndone(procedure, by)).toBe('done');
  },
);

test.each(procedures)(
  'SEC-01 $name admits its audience but finds nothing of other users for them',
  async (procedure) => {
    const { name, meta, refusals } = procedure;
    const isOwned =
      namesSomething(procedure) &&
      !['anyone', 'admin'].includes(meta.audience) &&
      !shared.has(name) &&
      !silent.has(name);
    for (const [caller, actor] of callers) {
      if (!mayCall(procedure, caller)) continue;
      const outcome = await outcomeUndone(procedure, actor);
      const expected = byRole[`${name} ${kinds[caller]}`];
      const others = ['done', ...refusals].filter(
        (code) => code !== 'NOT_SIGNED_IN' && code !== 'FORBIDDEN',
      );
      const possible = expected ? [expected] : isOwned ? ['NOT_FOUND'] : others;
      expect([caller, outcome]).toEqual([caller, expect.toBeOneOf(possible)]);
      expect(['done', ...refusals]).toContain(outcome);
    }
  },
);

const ofPostings = procedures.filter(
  ({ meta, path, input }) =>
    ['anyone', 'student', 'student-or-member'].includes(meta.audience) &&
    (path.includes('{postingId}') ||
      input
        .safeParse({ postingId: '' })
        .error?.issues.some(({ path: [field] }) => field === 'postingId')),
);

test.each(ofPostings)('SEC-01 $name finds no drafts', async ({ name }) => {
  expect(ofPostings.length).toBeGreaterThan(4);
  const call = calls.get(name);
  const input = { ...call?.input, postingId: draftId };
  const by = call?.by ?? visitor;
  const answer = await callProcedure(world, name, { by, input }).catch((error: unknown) => error);
  const nothing = name === 'application.findOwn' ? { application: null } : { code: 'NOT_FOUND' };
  expect(answer).toMatchObject(nothing);
});

test.each(procedures)(
  'SEC-01 $name is for administrators if its path says so',
  ({ meta, path }) => {
    expect(meta.audience === 'admin').toBe(path.startsWith('/api/admin/'));
  },
);

test('SEC-01 visitors can only read, except what waits on an external service, reveals a secret, checks what it is sent or only counts', () => {
  const open = procedures.filter(
    ({ meta, method }) => meta.audience === 'anyone' && method !== 'GET',
  );
  expect(open.map(({ name }) => name).toSorted()).toEqual([
    'account.findLink',
    'analytics.recordView',
    'credential.verify',
    'externalJobs.refresh',
    'resume.loadShared',
  ]);
});

test('SEC-01 refused callers write nothing', async () => {
  expect(await world.dump()).toEqual(before);
});

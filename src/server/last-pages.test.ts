import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import type { ProcedureName } from '#contract/index.ts';
import type { Member } from '#domain/actor.ts';
import { profileViews } from '#server/db/tables/saved-searches.ts';
import { typedAssessment } from '#testing/calls/assessed.ts';
import { addMessage } from '#testing/calls/assistant.ts';
import type { ValidCall } from '#testing/calls/call.ts';
import { callProcedure, type Procedure, procedures } from '#testing/calls/calls.ts';
import { typedSlot } from '#testing/calls/coach.ts';
import { addBadge } from '#testing/calls/credential.ts';
import { typedDrive } from '#testing/calls/drive.ts';
import { timesIn, typedInterview } from '#testing/calls/interview.ts';
import { createFinished } from '#testing/calls/recording.ts';
import { addLoose } from '#testing/calls/talent.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyAssessment } from './features/assessment/invitations.ts';
import { notifyInvitation } from './features/invitation/sent-invitations.ts';
import { notifyUser } from './features/notification/notices.ts';

type Page = {
  items: unknown[];
  newer: string | null;
  older: string | null;
  total?: { count: number };
};

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

/**
 * Where the answer has its list with cursors, by its contract: at the top, under a name, or
 * nowhere.
 */
function listIn(schema: z.ZodType): string | null {
  if (!(schema instanceof z.ZodObject)) return null;
  if (['items', 'newer', 'older'].every((name) => name in schema.shape)) return '';
  const nested = Object.entries(schema.shape).find(
    ([, child]) => listIn(child as z.ZodType) === '',
  );
  return nested?.[0] ?? null;
}

const lists = procedures.flatMap((procedure) => {
  const place = listIn(procedure.output);
  return place === null ? [] : [{ ...procedure, place }];
});

/**
 * Adds a row to a list that only shows the reader's own; the other lists show what every valid call
 * creates.
 */
const addRow: Partial<Record<ProcedureName, (call: ValidCall) => Promise<unknown>>> = {
  'application.listCards': addReceived,
  'application.listReceived': addReceived,
  'application.listOwn': async ({ by }) => {
    if (by.kind !== 'student') throw new Error('Students apply.');
    const posting = await world.posting(await world.company());
    await world.application({ posting, student: { ...by, name: 'Asha', email: 'a@example.test' } });
  },
  'application.listNotes': ({ by, input }) =>
    callProcedure(world, 'application.createNote', {
      by,
      input: { ...input, body: 'Call again.' },
    }),
  'application.listMessages': ({ by, input }) =>
    callProcedure(world, 'application.sendMessage', { by, input: { ...input, body: 'Hello' } }),
  'coach.listOwnSlots': async ({ by }) => {
    const startsAt = `2026-12-02T${String(10 + ((world.now.getTime() / 1_000) % 10)).padStart(2, '0')}:00`;
    await world.call(by).coach.createSlot({ ...typedSlot, startsAt });
  },
  'assessment.list': async ({ by }) => {
    if (by.kind !== 'member') throw new Error('Members list assessments.');
    const { id: postingId } = await world.posting({ id: by.companyId });
    await world
      .call(by)
      .assessment.create({ postingId, content: typedAssessment(), accepts: null });
  },
  'assessment.listCandidates': async ({ by, input }) => {
    await addCandidate(by, input);
  },
  'assessment.listSittings': async ({ by, input }) => {
    const { assessmentId, applicationId } = await addCandidate(by, input);
    const applicationIds = [applicationId];
    await world.call(by).assessment.invite({ assessmentId, applicationIds, days: 7 });
  },
  'assessment.listOwn': async ({ by }) => {
    if (by.kind !== 'student') throw new Error('Students are invited.');
    const company = await world.company();
    const recruiter = await world.member(company);
    const posting = await world.posting(company);
    const student = { ...by, name: 'Asha', email: 'a@example.test' };
    const { id: applicationId } = await world.application({ posting, student });
    const { assessment } = world.call(recruiter);
    const content = typedAssessment();
    const made = await assessment.create({ postingId: posting.id, content, accepts: null });
    const assessmentId = made.id;
    await assessment.invite({ assessmentId, applicationIds: [applicationId], days: 7 });
    const { sittings } = await assessment.listSittings({ assessmentId });
    const payload = { companyId: company.id, sittingId: sittings.items[0]?.id ?? '' };
    await notifyAssessment(world.ctx({ kind: 'system' }), payload);
  },
  'credential.listReceived': async ({ by }) => {
    if (by.kind !== 'member') throw new Error('Companies see badges.');
    const { rows } = await world.pool.query(
      'select user_id as "userId" from job_applications where company_id = $1',
      [by.companyId],
    );
    await addBadge(world, { kind: 'student', userId: rows[0].userId, sessionId: '' });
  },
  'invitation.listOwn': async ({ by }) => {
    if (by.kind !== 'student') throw new Error('Students are invited.');
    // A student is invited three times a week at most.
    world.passTime(3 * 24 * 3_600_000);
    const company = await world.company();
    const recruiter = await world.member(company);
    const { id: postingId } = await world.posting(company, { skills: ['Bread'], location: 'Pune' });
    const { invitation } = world.call(recruiter);
    const { id: invitationId } = await invitation.create({ studentId: by.userId, postingId });
    await notifyInvitation(world.ctx({ kind: 'system' }), { invitationId });
  },
  'talent.listNotes': async ({ by }) => {
    if (by.kind === 'member') await addLoose(world, by);
  },
  'interview.list': async ({ by }) => {
    if (by.kind === 'member') await addInterview(by);
  },
  'recording.list': async ({ by }) => {
    if (by.kind === 'student') await createFinished(world, by);
  },
  'forum.load': async ({ input }) => {
    const by = await world.student();
    await callProcedure(world, 'forum.createReply', { by, input: { ...input, body: 'Two.' } });
  },
  'match.listViews': async ({ by }) => {
    const { id: companyId } = await world.company();
    const view = { companyId, id: crypto.randomUUID(), studentId: by.userId, viewedAt: world.now };
    await world.db.insert(profileViews).values(view);
  },
  'notification.list': ({ by }) =>
    notifyUser(world.ctx(), by.userId, {
      kind: 'forum.reply',
      topicId: crypto.randomUUID(),
      topicTitle: 'Bread',
      from: 'Omar',
    }),
  'posting.listOwn': async ({ by }) => {
    if (by.kind === 'member') await world.posting({ id: by.companyId });
  },
  'practice.listSessions': async ({ by }) => {
    await world.call(by).practice.createSession({
      kind: 'technical',
      domain: 'hr',
      experienceLevel: 'lead',
      questionCount: 3,
      mode: 'study',
      answerSeconds: null,
    });
  },
  'assistant.listMessages': async ({ by }) => {
    if (by.kind !== 'student') throw new Error('Students ask the assistant.');
    await addMessage(world, by);
  },
  'question.listSets': async ({ by }) => {
    const { question } = world.call(by);
    const asked = { domain: 'hr', experienceLevel: 'lead', questionCount: 5 } as const;
    const { id: setId } = await question.createSet(asked);
    await question.saveSet({ setId, name: 'Monday' });
  },
  'question.listPublished': async () => {
    const questions = { practiceQuestions: 'Why?', sharesPractice: true };
    await world.posting(await world.company(), questions);
  },
  'skillTest.listResults': async ({ by }) => {
    const { skillTest } = world.call(by);
    const { id: attemptId } = await skillTest.createAttempt({ domain: 'mobile', questionCount: 1 });
    await skillTest.submitAttempt({ attemptId });
  },
  'drive.listOwn': ({ by }) => world.call(by).drive.create(typedDrive),
  'savedJobs.listSaved': async ({ by }) => {
    const { id: postingId } = await world.posting(await world.company());
    await world.call(by).savedJobs.setSaved({ postingId, isSaved: true });
  },
};

async function addInterview(by: Member): Promise<void> {
  const posting = await world.posting({ id: by.companyId });
  const { id: applicationId } = await world.application({
    posting,
    student: await world.student(),
  });
  const typed = typedInterview(by, timesIn(world, 48 + ((world.now.getTime() / 1_000) % 50)));
  await world.call(by).interview.create({ ...typed, applicationId });
}

/** Another application to the posting of an assessment. */
async function addCandidate(by: ValidCall['by'], input: ValidCall['input']) {
  const assessmentId = String(input['assessmentId']);
  const { postingId } = await world.call(by).assessment.load({ assessmentId });
  const companyId = by.kind === 'member' ? by.companyId : '';
  const posting = { id: postingId, companyId };
  const { id: applicationId } = await world.application({
    posting,
    student: await world.student(),
  });
  return { assessmentId, applicationId };
}

async function addReceived({ by }: ValidCall): Promise<void> {
  if (by.kind !== 'member') throw new Error('Companies receive applications.');
  const posting = await world.posting({ id: by.companyId });
  await world.application({ posting, student: await world.student() });
}

function ordersOf({ input }: Procedure): Record<string, unknown>[] {
  if (!(input instanceof z.ZodObject)) return [{}];
  const orders = Object.entries(input.shape).flatMap(([field, schema]) => {
    const { def } = (schema as z.core.$ZodTypes)._zod;
    const choices = def.type === 'optional' ? (def.innerType as z.core.$ZodTypes)._zod.def : def;
    if (!['order', 'sort', 'when'].includes(field) || choices.type !== 'enum') return [];
    return Object.values(choices.entries).map((value) => ({ [field]: value }));
  });
  return orders.length > 0 ? orders : [{}];
}

const most = 60;

test.each(lists.map((list) => [list.name, list] as const))(
  'GEN-10 %s ends with its last page, in every order and page size',
  async (name, list) => {
    // What administrators list is everybody's, and must fit on one page.
    if (list.meta.audience === 'admin') {
      await world[Symbol.asyncDispose]();
      world = await createWorld();
    }
    const call = await list.prepare(world);
    for (let row = 0; row < 3; row++) {
      // Lists sort by time first.
      world.passTime(1_000);
      if (addRow[name]) await addRow[name](call);
      else await list.prepare(world);
    }
    const ask = async (change: Record<string, unknown>): Promise<Page> => {
      const input = { ...call.input, ...change };
      const answer = (await callProcedure(world, name, { ...call, input })) as Page;
      if (list.place === '') return answer;
      const nested = Object.entries(answer).find(([field]) => field === list.place)?.[1];
      return nested as unknown as Page;
    };
    for (const order of ordersOf(list)) {
      const whole = await ask({ ...order, limit: 50 });
      const count = whole.items.length;
      expect([whole.older, whole.newer]).toEqual([null, null]);
      expect(whole.total?.count ?? count).toBe(count);
      if ('when' in order && count === 0) continue;
      expect(count).toBeGreaterThan(2);
      for (const limit of [1, 2, count - 1, count]) {
        const pages: unknown[][] = [];
        let page = await ask({ ...order, limit });
        expect(page.newer).toBeNull();
        for (; pages.length < most; page = await ask({ ...order, limit, after: page.older })) {
          pages.push(page.items);
          if (page.older === null) break;
        }
        expect(pages.flat()).toEqual(whole.items);
        expect(pages.length).toBe(Math.ceil(count / limit));
        const back: unknown[][] = [page.items];
        while (page.newer !== null && back.length < most) {
          page = await ask({ ...order, limit, before: page.newer });
          back.unshift(page.items);
        }
        expect(back.flat()).toEqual(whole.items);
      }
    }
  },
);

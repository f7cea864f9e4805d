import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ApiClient } from '#contract/page-context.ts';
import type { Actor } from '#domain/actor.ts';
import { emptyContent } from '#domain/posting/posting-content.ts';
import { createEverybody, type Everybody } from '#testing/everybody.ts';
import { recordStatements } from '#testing/record-statements.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyUser } from './features/notification/notices.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

let world: World;
let everybody: Everybody;
let notificationOfA: string;

beforeAll(async () => {
  world = await createWorld();
  everybody = await createEverybody(world);
  const { people, applications, postings } = everybody;
  await notifyUser(world.ctx(), people.studentA.userId, {
    kind: 'application.received',
    applicationId: applications.x.id,
    postingId: postings.appliedX.id,
    postingTitle: 'Baker',
    studentName: 'Asha Rao',
  });
  const page = await world.call(people.studentA).notification.list({});
  notificationOfA = page.items[0]?.id ?? '';
});
afterAll(() => world?.[Symbol.asyncDispose]());

/** The full response, character by character: the answer, or the refusal with all it carries. */
async function shapeOf(work: Promise<unknown>): Promise<string> {
  return work.then(
    (answer) => JSON.stringify(answer),
    (error: unknown) => `${String(error)} ${JSON.stringify(error)}`,
  );
}

const form = { fullName: 'Asha Rao', email: 'asha@example.test' };

type Probe = {
  asks: string;
  by: (people: Everybody['people']) => Actor;
  others: (everybody: Everybody) => string;
  ask: (api: ApiClient, id: string, everybody: Everybody) => Promise<unknown>;
};

const probes: Probe[] = [
  {
    asks: 'recruiter Y moves an application that X received',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) =>
      api.application.move({ applicationId, to: 'under_review', version: 1 }),
  },
  {
    asks: 'recruiter Y moves an application that X received, with an outdated version',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.move({ applicationId, to: 'hired', version: 9 }),
  },
  {
    asks: 'recruiter Y opens an application that X received',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.loadReceived({ applicationId }),
  },
  {
    asks: 'an interviewer of X opens an application not assigned to them',
    by: ({ interviewerX }) => interviewerX,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.loadReceived({ applicationId }),
  },
  {
    asks: 'recruiter Y reads the parsed resume of an application that X received',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.loadReading({ applicationId }),
  },
  {
    asks: 'an interviewer of X reads the parsed resume of an application not assigned to them',
    by: ({ interviewerX }) => interviewerX,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.loadReading({ applicationId }),
  },
  {
    asks: 'recruiter Y moves an application that X received among others',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, id) =>
      api.application.moveMany({ applications: [{ id, version: 1 }], to: 'under_review' }),
  },
  {
    asks: 'an interviewer of X writes a note on an application not assigned to them',
    by: ({ interviewerX }) => interviewerX,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.createNote({ applicationId, body: 'Hm.' }),
  },
  {
    asks: 'recruiter Y rates an application that X received',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.setRating({ applicationId, stars: 1 }),
  },
  {
    asks: 'recruiter Y assigns interviewers to an application that X received',
    by: ({ recruiterY }) => recruiterY,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.setInterviewers({ applicationId, memberIds: [] }),
  },
  {
    asks: 'recruiter Y filters the board by a posting of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.appliedX.id,
    ask: (api, postingId) => api.application.listBoard({ postingId }),
  },
  {
    asks: 'recruiter Y filters the list by a posting of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.appliedX.id,
    ask: (api, postingId) => api.application.listReceived({ postingId }),
  },
  {
    asks: 'student B sends the file of A',
    by: ({ studentB }) => studentB,
    others: ({ files }) => files.a.id,
    ask: (api, resumeFileId, { postings }) =>
      api.application.submit({ ...form, postingId: postings.open.id, resumeFileId }),
  },
  {
    asks: 'student A applies to a draft',
    by: ({ studentA }) => studentA,
    others: ({ postings }) => postings.draft.id,
    ask: (api, postingId, { files }) =>
      api.application.submit({ ...form, postingId, resumeFileId: files.a.id }),
  },
  {
    asks: 'student B looks for the application of A',
    by: ({ studentB }) => studentB,
    others: ({ postings }) => postings.appliedX.id,
    ask: (api, postingId) => api.application.findOwn({ postingId }),
  },
  {
    asks: 'student B opens the application of A',
    by: ({ studentB }) => studentB,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) => api.application.loadOwn({ applicationId }),
  },
  {
    asks: 'student B withdraws the application of A',
    by: ({ studentB }) => studentB,
    others: ({ applications }) => applications.x.id,
    ask: (api, applicationId) =>
      api.application.withdraw({ applicationId, to: 'withdrawn', version: 1 }),
  },
  ...(['studentB', 'recruiterY', 'interviewerX'] as const).flatMap((name) => [
    {
      asks: `${name} reads what A and X wrote to each other`,
      by: (people: Everybody['people']) => people[name],
      others: ({ applications }: Everybody) => applications.x.id,
      ask: (api: ApiClient, applicationId: string) =>
        api.application.listMessages({ applicationId }),
    },
    {
      asks: `${name} writes about the application of A to X`,
      by: (people: Everybody['people']) => people[name],
      others: ({ applications }: Everybody) => applications.x.id,
      ask: (api: ApiClient, applicationId: string) =>
        api.application.sendMessage({ applicationId, body: 'Hello' }),
    },
  ]),
  {
    asks: 'recruiter Y opens a draft of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.draft.id,
    ask: (api, postingId) => api.posting.load({ postingId }),
  },
  {
    asks: 'recruiter Y opens the editor of a draft of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.draft.id,
    ask: (api, postingId) => api.posting.loadOwn({ postingId }),
  },
  {
    asks: 'recruiter Y saves a draft of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.draft.id,
    ask: (api, postingId) => api.posting.save({ ...emptyContent, postingId, version: 1 }),
  },
  {
    asks: 'recruiter Y closes an open posting of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.open.id,
    ask: (api, postingId) => api.posting.move({ postingId, to: 'closed', version: 1 }),
  },
  {
    asks: 'recruiter Y copies a draft of X',
    by: ({ recruiterY }) => recruiterY,
    others: ({ postings }) => postings.draft.id,
    ask: (api, postingId) => api.posting.createCopy({ postingId }),
  },
  {
    asks: 'student B marks a notification of A as read',
    by: ({ studentB }) => studentB,
    others: () => notificationOfA,
    ask: (api, id) => api.notification.markRead({ ids: [id] }),
  },
];

test.each(probes)('SEC-02 $asks: answered like an unknown id', async ({ by, others, ask }) => {
  const before = await world.dump();
  const api = world.call(by(everybody.people));
  const theirs = await shapeOf(ask(api, others(everybody), everybody));
  const nobodys = await shapeOf(ask(api, unknown, everybody));
  expect(theirs.replaceAll(others(everybody), unknown)).toBe(nobodys);
  expect(await world.dump()).toEqual(before);
});

test.each(probes)('SEC-02 $asks: does the same work as for an unknown id', async (probe) => {
  const { by, others, ask } = probe;
  const work = async (id: string) => {
    const statements = await recordStatements(world, by(everybody.people), (api) =>
      shapeOf(ask(api, id, everybody)),
    );
    // Queries that run side by side end in either order.
    return statements.map(({ text }) => text).toSorted();
  };
  expect(await work(others(everybody))).toEqual(await work(unknown));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { maxLengths } from '#domain/assessment/assessment.ts';
import { minuteMs } from '#domain/time.ts';
import { graceMs } from '#domain/undo.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { gradeAnswer } from '#server/features/skill-test/grading.ts';
import {
  createAssessed,
  createInvited,
  createMet,
  createNotified,
  createReviewed,
  createStarted,
  createSubmitted,
  openAnswer,
  typedAssessment,
  typedReview,
} from '#testing/calls/assessed.ts';
import { injectedTexts } from '#testing/injected-texts.ts';
import type { Posting } from '#testing/row-makers.ts';
import { sample } from '#testing/take-turns.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyAssessment } from './invitations.ts';
import { resultOf, resultsOf } from './results-of.ts';
import { finishExpiredSittings } from './running-sittings.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;
const in_ = (ms: number) => ({ now: new Date(world.now.getTime() + ms) });
const kindsFor = async ({ userId }: { userId: string }) =>
  (await world.db.select().from(notifications)).flatMap((row) =>
    row.userId === userId ? [row.data.kind] : [],
  );
const codes = (results: PromiseSettledResult<unknown>[]) =>
  results.map((each) =>
    each.status === 'rejected' ? (each.reason as { code: string }).code : 'done',
  );

test('CO-07 a candidate hears of an assessment once, and only when it can’t be undone', async () => {
  const { student, recruiter, sittingId } = await createInvited(world);
  expect((await world.call(student).assessment.listOwn({})).items).toEqual([]);
  const payload = { companyId: recruiter.companyId, sittingId };
  for (let run = 0; run < 2; run++) await notifyAssessment(world.ctx(system), payload);
  expect(await kindsFor(student)).toEqual(['assessment.invited']);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) => mail.to === student.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.mail.text).toContain(`/student-dashboard/assessments/${sittingId}`);
  // Its reader may not be in the time zone in which it is written.
  expect(mails[0]?.mail.text).toMatch(/Start by .+ \(UTC\)\./u);
  expect((await world.call(student).assessment.listOwn({})).items).toMatchObject([
    { id: sittingId, state: 'invited', minutes: 30, tries: 1, questionCount: 3, reviewers: 2 },
  ]);
});

test('CO-07 an invitation that was undone is never mentioned, and can be made again', async () => {
  const { student, recruiter, assessmentId, applicationId, batchId, sittingId } =
    await createInvited(world);
  const { assessment } = world.call(recruiter);
  const late = world.call(recruiter, in_(graceMs + 1)).assessment;
  expect(await world.refusal(() => late.undoInvite({ assessmentId, batchId }))).toBe(
    'UNDO_TOO_LATE',
  );
  await assessment.undoInvite({ assessmentId, batchId });
  await notifyAssessment(world.ctx(system), { companyId: recruiter.companyId, sittingId });
  expect(await kindsFor(student)).toEqual([]);
  const again = { assessmentId, applicationIds: [applicationId], days: 7 as const };
  expect(await assessment.invite(again)).toMatchObject({ invited: 1, skipped: 0 });
});

test('CO-07 nobody is invited whose application ended in the meantime', async () => {
  const { student, recruiter, applicationId, sittingId } = await createInvited(world);
  const leave = { applicationId, to: 'withdrawn', version: 1 } as const;
  await world.call(student).application.withdraw(leave);
  await notifyAssessment(world.ctx(system), { companyId: recruiter.companyId, sittingId });
  expect(await kindsFor(student)).toEqual([]);
});

test('CO-07 only those who applied to the assessment’s posting are invited', async () => {
  const { recruiter, assessmentId } = await createAssessed(world);
  const invite = async (posting: Posting) => {
    const { id } = await world.application({ posting, student: await world.student() });
    const input = { assessmentId, applicationIds: [id], days: 7 as const };
    return world.refusal(() => world.call(recruiter).assessment.invite(input));
  };
  const company = { id: recruiter.companyId };
  expect(await invite(await world.posting(company))).toBe('NOT_FOUND');
  expect(await invite(await world.posting(await world.company()))).toBe('NOT_FOUND');
});

test('CO-07 a review that is sent twice at the same time is saved once', async () => {
  const { recruiter, sittingId } = await createSubmitted(world);
  const scores = typedReview(4);
  const both = [1, 2].map(() =>
    world.call(recruiter).assessment.submitReview({ sittingId, version: 0, scores }),
  );
  expect(codes(await Promise.allSettled(both)).toSorted()).toEqual(['REVIEW_CHANGED', 'done']);
});

test('CO-07 twenty invitations at the same time invite a candidate once', async () => {
  const { recruiter, assessmentId, applicationId } = await createAssessed(world);
  const input = { assessmentId, applicationIds: [applicationId, applicationId], days: 7 as const };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.call(recruiter).assessment.invite(input)),
  );
  expect(answers.reduce((sum, { invited }) => sum + invited, 0)).toBe(1);
  const { sittings } = await world.call(recruiter).assessment.listSittings({ assessmentId });
  expect(sittings.total.count).toBe(1);
});

test('CO-07 an edit is a new version, and a candidate keeps the one of the invitation', async () => {
  const { recruiter, student, assessmentId, sittingId } = await createNotified(world);
  const { assessment } = world.call(recruiter);
  const before = await assessment.load({ assessmentId });
  const edited = structuredClone(before.content);
  edited.sections = edited.sections.slice(0, 1);
  const saved = { assessmentId, version: 1, content: edited, accepts: null };
  expect(await assessment.save(saved)).toMatchObject({ version: 2 });
  expect(await world.refusal(() => assessment.save(saved))).toBe('ASSESSMENT_CHANGED');
  expect(await assessment.save({ ...saved, version: 2 })).toMatchObject({ version: 2 });
  expect(await world.call(student).assessment.findOwn({ sittingId })).toMatchObject({
    minutes: 30,
    sections: [{ title: 'Basics' }, { title: 'Code' }],
  });
  const running = await world.call(student).assessment.start({ sittingId });
  expect(running.section.count).toBe(2);
});

test('CO-07 SEC-53 nothing that a candidate gets before the end has an answer key', async () => {
  const content = typedAssessment();
  const { student, sittingId, running } = await createStarted(world, content);
  const { assessment } = world.call(student);
  const seen = JSON.stringify([
    running,
    await assessment.findOwn({ sittingId }),
    await assessment.findRunning({ sittingId }),
    await assessment.submitSection({ sittingId, section: 0 }),
  ]);
  expect(seen).toContain('201 Created');
  expect(seen).not.toMatch(/"accepted"|"solution"|"isRight":true|rightAnswer/u);
  // The third case is hidden.
  expect(seen).toContain('add(2, 2)');
  expect(seen).not.toContain('add(9');
  const orders = new Set<string>();
  for (let at = 0; at < 12; at++) {
    const { running: other } = await createStarted(world, content);
    orders.add(JSON.stringify(other.questions[0]?.options));
  }
  expect(orders.size).toBeGreaterThan(1);
});

test('CO-07 late answers, another’s sitting and a section that is over are refused', async () => {
  const { student, sittingId } = await createStarted(world);
  const other = await world.student();
  const input = { sittingId, place: 0, answer: '200 OK', version: 0 };
  const save = (by: typeof student, ms = 0, changes = {}) =>
    world.refusal(() => world.call(by, in_(ms)).assessment.saveAnswer({ ...input, ...changes }));
  expect(await save(other)).toBe('NOT_FOUND');
  expect(await save(student, 10 * minuteMs)).toBe('SECTION_OVER');
  expect(await save(student, 0, { place: 2 })).toBe('SECTION_OVER');
  expect(await save(student, 30 * minuteMs)).toBe('TEST_OVER');
  expect(await save(student, 0, { place: 40 })).toBe('NOT_FOUND');
  await world.call(student).assessment.saveAnswer(input);
  expect(await save(student, 0, { answer: '404 Not Found' })).toBe('ANSWER_CHANGED');
  const longest = 'x'.repeat(maxLengths.openAnswer);
  expect(await save(student, 0, { place: 1, answer: `${longest}x` })).toBe('ANSWER_TOO_LONG');
  await world.call(student).assessment.saveAnswer({ ...input, place: 1, answer: longest });
  const start = (by: typeof student) =>
    world.refusal(() => world.call(by, in_(31 * minuteMs)).assessment.start({ sittingId }));
  expect(await start(student)).toBe('TEST_OVER');
  expect(await start(other)).toBe('NOT_FOUND');
});

test('CO-07 waiting in a section, reloading or starting again gains no second', async () => {
  const { student, sittingId, running } = await createStarted(world);
  const at = (ms: number) => world.call(student, in_(ms)).assessment;
  expect(running.endsAt.getTime() - world.now.getTime()).toBe(10 * minuteMs);
  const again = await at(5 * minuteMs).start({ sittingId });
  expect(again.endsAt).toEqual(running.endsAt);
  const { running: second } = await at(12 * minuteMs).findRunning({ sittingId });
  expect(second?.section.at).toBe(1);
  expect(second?.startsAt).toEqual(running.endsAt);
  expect(second?.endsAt.getTime()).toBe(world.now.getTime() + 30 * minuteMs);
  const repeated = await at(13 * minuteMs).submitSection({ sittingId, section: 0 });
  expect(repeated.running?.endsAt).toEqual(second?.endsAt);
});

test('CO-07 answers with a key are graded once, and the company hears of it without a name', async () => {
  const { recruiter, student, applicationId, sittingId } = await createSubmitted(world);
  expect(await kindsFor(recruiter)).toEqual(['assessment.submitted']);
  await world.call(student).assessment.submitSection({ sittingId, section: 1 });
  await finishExpiredSittings(world.ctx(system, in_(60 * minuteMs)));
  expect(await kindsFor(recruiter)).toEqual(['assessment.submitted']);
  const text = JSON.stringify(
    (await world.db.select().from(notifications)).map(({ data }) => data),
  );
  expect(text).not.toContain(student.name);
  const sitting = await world.call(recruiter).assessment.loadSitting({ sittingId });
  expect(sitting.answers).toMatchObject([
    { isRight: true, rightAnswer: '201 Created' },
    { isRight: null, answer: openAnswer },
    { isRight: false },
  ]);
  const [shown] = await world.call(recruiter).assessment.listOfApplication({ applicationId });
  expect(shown).toMatchObject({ state: 'submitted', needsReview: true, total: null, reviews: 0 });
});

test('CO-07 a sitting that nobody submitted is finished when its time is over', async () => {
  const { recruiter, student, sittingId } = await createStarted(world);
  await finishExpiredSittings(world.ctx(system, in_(29 * minuteMs)));
  expect(await kindsFor(recruiter)).toEqual([]);
  await finishExpiredSittings(world.ctx(system, in_(31 * minuteMs)));
  expect(await kindsFor(recruiter)).toEqual(['assessment.submitted']);
  const own = await world.call(student, in_(32 * minuteMs)).assessment.findOwn({ sittingId });
  expect(own).toMatchObject({ state: 'submitted', submittedAt: in_(30 * minuteMs).now });
});

test('CO-07 two people review blind: no name and no colleague’s review before submitting their own', async () => {
  const { recruiter, student, assessmentId, applicationId, sittingId } =
    await createSubmitted(world);
  const colleague = await world.member({ id: recruiter.companyId });
  const mine = world.call(recruiter).assessment;
  const theirs = world.call(colleague).assessment;
  await theirs.submitReview({ sittingId, version: 0, scores: typedReview(4) });
  const blind = await mine.loadSitting({ sittingId });
  expect(blind).toMatchObject({ applicationId: null, others: 1, shared: null, own: null });
  const seen = JSON.stringify([blind, await mine.listSittings({ assessmentId })]);
  expect(seen).not.toContain(student.name);
  await mine.submitReview({ sittingId, version: 0, scores: typedReview(4) });
  const open = await mine.loadSitting({ sittingId });
  expect(open.name).toBe(student.name);
  expect(open.shared?.reviews).toHaveLength(2);
  // The choice is right, the text is best, the function is empty.
  expect(open.shared?.total).toEqual({ score: 67, counted: 3, questions: 3, isComplete: true });
  expect(open.shared?.agreement).toMatchObject({ compared: 2, same: 2 });
  expect(await world.call(student).assessment.findOwn({ sittingId })).toMatchObject({
    total: { score: 67 },
    scores: [
      { criterion: 'Owns the mistake', score: 4 },
      { criterion: 'Learns from it', score: 4 },
    ],
  });
  const [shown] = await mine.listOfApplication({ applicationId });
  expect(shown?.total?.score).toBe(67);
  expect(
    (await mine.loadSitting({ sittingId })).shared?.reviews.map(({ version }) => version),
  ).toEqual([1, 1]);
});

test('CO-07 a review needs each criterion, evidence, and quotes that stand in the answer', async () => {
  const { recruiter, sittingId } = await createSubmitted(world);
  const [first, second] = typedReview();
  const submit = (scores: unknown[], version = 0) =>
    world.refusal(() =>
      world.call(recruiter).assessment.submitReview({
        sittingId,
        version,
        scores: scores as ReturnType<typeof typedReview>,
      }),
    );
  expect(await submit([first])).toBe('REVIEW_INCOMPLETE');
  expect(await submit([first, first, second])).toBe('REVIEW_INCOMPLETE');
  expect(await submit([first, { ...second, place: 0 }])).toBe('REVIEW_INCOMPLETE');
  expect(await submit([first, { ...second, quotes: [], note: ' ' }])).toBe('REVIEW_INCOMPLETE');
  expect(await submit([first, { ...second, quotes: ['wrote a Check'] }])).toBe('QUOTE_NOT_FOUND');
  const { assessment } = world.call(recruiter);
  // 'Not enough information' needs no evidence.
  const [known, unknown] = [typedReview()[0], { ...typedReview(null)[1], quotes: [] }];
  if (!known) throw new Error('Two criteria are judged.');
  const scores = [known, unknown as typeof known];
  expect(await assessment.submitReview({ sittingId, version: 0, scores })).toEqual({ version: 1 });
  expect(await submit([first, second], 0)).toBe('REVIEW_CHANGED');
  const { shared } = await assessment.loadSitting({ sittingId });
  expect(shared?.total).toMatchObject({ score: 56, isComplete: false });
});

test('CO-07 a quote is looked up in the answer as reviewers read it, without the name', async () => {
  const { student, recruiter, sittingId } = await createStarted(world);
  const own = world.call(student).assessment;
  const answer = `${openAnswer} Yours, ${student.name}.`;
  await own.saveAnswer({ sittingId, place: 1, answer, version: 0 });
  for (const section of [0, 1]) await own.submitSection({ sittingId, section });
  const { assessment } = world.call(recruiter);
  const { answers } = await assessment.loadSitting({ sittingId });
  const shown = answers[1]?.answer.split(' Yours').at(-1) ?? '';
  expect(shown).not.toContain(student.name);
  const submit = (quote: string) => {
    const scores = typedReview().map((each) => ({ ...each, quotes: [quote] }));
    return assessment.submitReview({ sittingId, version: 0, scores });
  };
  expect(await world.refusal(() => submit(student.name))).toBe('QUOTE_NOT_FOUND');
  expect(await submit(`Yours${shown}`)).toEqual({ version: 1 });
});

test('CO-07 answers are neither shown to nor reviewed by the company while they are written', async () => {
  const { student, recruiter, sittingId } = await createStarted(world);
  const answer = { sittingId, place: 1, answer: openAnswer, version: 0 };
  await world.call(student).assessment.saveAnswer(answer);
  const { assessment } = world.call(recruiter);
  const review = () => assessment.submitReview({ sittingId, version: 0, scores: typedReview() });
  for (const early of [review, () => assessment.loadSitting({ sittingId })])
    expect(await world.refusal(early)).toBe('NOT_FOUND');
});

test.each(['withdrawn', 'rejected', 'closed'] as const)(
  'CO-07 what was not started of an application that is %s waits for nobody, and a started one can be finished',
  async (status) => {
    const { student, applicationId, sittingId } = await createNotified(world);
    const started = await createStarted(world);
    const { assessment } = world.call(student);
    const stateOf = async () => (await assessment.findOwn({ sittingId })).state;
    expect(await stateOf()).toBe('invited');
    for (const id of [applicationId, started.applicationId])
      await world.pool.query('update job_applications set status = $1 where id = $2', [status, id]);
    expect(await stateOf()).toBe('closed');
    expect((await assessment.listOwn({ applicationId })).items[0]?.state).toBe('closed');
    const time = { sittingId, factor: 1.5 as const, note: '' };
    expect(await world.refusal(() => assessment.requestTime(time))).toBe('TEST_OVER');
    expect(await world.refusal(() => assessment.acceptTest({ sittingId }))).toBe('TEST_OVER');
    const { findOwn } = world.call(started.student).assessment;
    expect((await findOwn({ sittingId: started.sittingId })).state).toBe('running');
  },
);

test('CO-07 whoever withdrew can’t start, and an invitation ends', async () => {
  const { student, sittingId } = await createNotified(world);
  const start = (ms: number) =>
    world.refusal(() => world.call(student, in_(ms)).assessment.start({ sittingId }));
  expect(await start(8 * 24 * 60 * minuteMs)).toBe('INVITATION_OVER');
  const { applicationId } = await world.call(student).assessment.findOwn({ sittingId });
  await world.db.execute(
    `update job_applications set status = 'withdrawn' where id = '${applicationId}'`,
  );
  expect(await start(0)).toBe('APPLICATION_CLOSED');
  const twice = await createNotified(world);
  const { assessment } = world.call(twice.student);
  const both = [assessment, assessment].map((each) => each.start({ sittingId: twice.sittingId }));
  expect(codes(await Promise.allSettled(both))).toEqual(['done', 'done']);
});

test('CO-07 ADM-04 an assessment of a suspended company waits; a started one goes on', async () => {
  const [invited, started] = [await createNotified(world), await createStarted(world)];
  const set = (status: string) => world.pool.query('update companies set status = $1', [status]);
  const own = world.call(invited.student).assessment;
  const { sittingId } = invited;
  const running = world.call(started.student).assessment;
  await set('suspended');
  expect((await own.listOwn({})).items).toMatchObject([{ state: 'paused' }]);
  expect(await own.findOwn({ sittingId })).toMatchObject({ state: 'paused' });
  expect(await world.refusal(() => own.start({ sittingId }))).toBe('COMPANY_AWAY');
  expect(await running.findOwn({ sittingId: started.sittingId })).toMatchObject({
    state: 'running',
  });
  expect(await running.start({ sittingId: started.sittingId })).toMatchObject({
    id: started.sittingId,
  });
  await set('approved');
  expect((await own.listOwn({})).items).toMatchObject([{ state: 'invited' }]);
  expect(await own.start({ sittingId })).toMatchObject({ id: sittingId });
});

test('CO-07 extra time is asked for before the start, answered, and then counts', async () => {
  const content = { ...typedAssessment(), tries: 2 };
  const { recruiter, student, assessmentId, sittingId } = await createNotified(world, content);
  const own = world.call(student).assessment;
  const of = world.call(recruiter).assessment;
  await own.requestTime({ sittingId, factor: 1.5, note: 'I read slowly.' });
  await own.requestTime({ sittingId, factor: 2, note: '' });
  expect(await kindsFor(recruiter)).toEqual(['assessment.asked']);
  const { sittings } = await of.listSittings({ assessmentId });
  expect(sittings.items).toMatchObject([{ timeRequest: { factor: 2 } }]);
  for (let run = 0; run < 2; run++) await of.answerTime({ sittingId, isGranted: true });
  expect((await kindsFor(student)).filter((kind) => kind === 'assessment.answered')).toHaveLength(
    1,
  );
  expect(await own.findOwn({ sittingId })).toMatchObject({ timeRequest: 'granted', minutes: 60 });
  expect(await world.refusal(() => own.requestTime({ sittingId, factor: 1.25, note: '' }))).toBe(
    'REQUEST_ANSWERED',
  );
  const { endsAt } = await own.start({ sittingId });
  expect(endsAt).toEqual(in_(20 * minuteMs).now);
  expect(await world.refusal(() => of.answerTime({ sittingId, isGranted: false }))).toBe(
    'TEST_RUNNING',
  );
  for (const section of [0, 1]) await own.submitSection({ sittingId, section });
  const { id: nextId } = await own.createRetry({ sittingId });
  expect(await own.findOwn({ sittingId: nextId })).toMatchObject({ tryNumber: 2, minutes: 60 });
});

test('CO-07 a student can ask a person to look at the result, once, and gets an answer', async () => {
  const { recruiter, student, sittingId } = await createSubmitted(world);
  const own = world.call(student).assessment;
  const of = world.call(recruiter).assessment;
  expect(await world.refusal(() => of.answerPerson({ sittingId, answer: 'Yes.' }))).toBe(
    'NOT_FOUND',
  );
  for (const note of ['The code did not run.', 'The code did not run at all.'])
    await own.requestPerson({ sittingId, note });
  expect(await kindsFor(recruiter)).toEqual(['assessment.submitted', 'assessment.asked']);
  await of.answerPerson({ sittingId, answer: 'I ran it again.' });
  expect(await own.findOwn({ sittingId })).toMatchObject({
    personRequest: 'answered',
    personAnswer: 'I ran it again.',
  });
  expect(await kindsFor(student)).toContain('assessment.answered');
  expect(await world.refusal(() => of.answerPerson({ sittingId, answer: 'No.' }))).toBe(
    'REQUEST_ANSWERED',
  );
});

test('CO-07 tries are limited, and each is a sitting of its own with the same version', async () => {
  const content = { ...typedAssessment(), tries: 2 };
  const { student, sittingId } = await createSubmitted(world, content);
  const { assessment } = world.call(student);
  const made = await Promise.allSettled([1, 2, 3].map(() => assessment.createRetry({ sittingId })));
  expect(codes(made).toSorted()).toEqual(['TRIES_USED', 'TRIES_USED', 'done']);
  const { items } = await assessment.listOwn({});
  expect(items).toMatchObject([
    { tryNumber: 2, state: 'invited', mayRetry: false },
    { tryNumber: 1, state: 'submitted' },
  ]);
  const last = items[0]?.id ?? '';
  await assessment.start({ sittingId: last });
  for (const section of [0, 1]) await assessment.submitSection({ sittingId: last, section });
  expect(await world.refusal(() => assessment.createRetry({ sittingId: last }))).toBe('TRIES_USED');
});

test('CO-07 another try is offered only while the invitation is open', async () => {
  await using later = await createWorld();
  const { student, sittingId } = await createSubmitted(later, { ...typedAssessment(), tries: 2 });
  const { assessment } = later.call(student);
  const own = await assessment.findOwn({ sittingId });
  expect(own.mayRetry).toBe(true);
  later.passTime(own.expiresAt.getTime() - later.now.getTime());
  expect((await assessment.findOwn({ sittingId })).mayRetry).toBe(false);
  expect(await later.refusal(() => assessment.createRetry({ sittingId }))).toBe('INVITATION_OVER');
});

test('CO-07 a skill test meets a requirement only with the level, the age and a counted result', async () => {
  const { student, posting, sittingId } = await createMet(world);
  const { assessment } = world.call(student);
  expect((await assessment.loadRequirements({ postingId: posting.id })).items).toMatchObject([
    { minutes: 30, accepts: { domain: 'backend', level: 2, months: 6 }, met: { score: 80 } },
  ]);
  const change = (set: string) =>
    world.pool.query(`update test_attempts set ${set} where user_id = $1`, [student.userId]);
  const met = async () =>
    (await assessment.loadRequirements({ postingId: posting.id })).items[0]?.met?.score ?? null;
  await change('score = 79');
  expect(await met()).toBeNull();
  await change('score = 80, counts = false');
  expect(await met()).toBeNull();
  await change(`counts = true, submitted_at = submitted_at - interval '6 months'`);
  expect(await met()).toBeNull();
  expect(await world.refusal(() => assessment.acceptTest({ sittingId }))).toBe('NOT_FOUND');
  // Applying is never refused for it.
  const other = await world.student();
  const { id: resumeFileId } = await world.file(other);
  await world.call(other).application.submit({
    ...{ postingId: posting.id, fullName: 'Asha Rao', email: 'asha@example.test' },
    resumeFileId,
  });
});

test('CO-07 only the result that a student gives reaches the company', async () => {
  const { recruiter, student, applicationId, assessmentId, sittingId } = await createMet(world);
  const of = world.call(recruiter).assessment;
  const seen = async () =>
    JSON.stringify([
      await of.listSittings({ assessmentId }),
      await of.listCandidates({ assessmentId }),
      await of.listOfApplication({ applicationId }),
    ]);
  expect(await seen()).not.toContain('"score":80');
  await world.call(student).assessment.acceptTest({ sittingId });
  expect((await of.listOfApplication({ applicationId }))[0]).toMatchObject({
    state: 'accepted',
    acceptedTest: { domain: 'backend', score: 80, level: 2 },
  });
  expect(await world.refusal(() => world.call(student).assessment.start({ sittingId }))).toBe(
    'TEST_OVER',
  );
});

test('CO-07 SEC-63 nothing around an assessment moves an application', async () => {
  const { applicationId, student, recruiter, sittingId } = await createReviewed(world);
  await world.call(student).assessment.requestPerson({ sittingId, note: '' });
  await world.call(recruiter).assessment.answerPerson({ sittingId, answer: 'I looked.' });
  await finishExpiredSittings(world.ctx(system, in_(90 * minuteMs)));
  const { rows } = await world.pool.query(
    `select status, version, (select count(*)::int from application_moves m
       where m.application_id = a.id) as moves from job_applications a where id = $1`,
    [applicationId],
  );
  expect(rows).toEqual([{ status: 'pending', version: 1, moves: 1 }]);
});

test('CO-07 300 pairs of answers that differ in the name alone get the same score', async () => {
  const { answers, reviews } = await rowsOfReviewed();
  const item = {
    kind: 'text',
    prompt: '',
    explanation: '',
    accepted: [['race condition']],
  } as const;
  const made = { ...item, accepted: item.accepted.map((group) => [...group]) };
  const { answerRunner } = world.ctx(system);
  const scoreOf = async (name: string) => {
    const signed = answers.map((each) => ({ ...each, answer: `${name}: ${each.answer}` }));
    const { isRight } = await gradeAnswer(answerRunner, '', made, `${name}: race condition`);
    const graded = signed.map((each) =>
      each.question.kind === 'open' ? each : { ...each, isRight },
    );
    return resultOf(graded, reviews, 2).total.score ?? 0;
  };
  for (let pair = 0; pair < 300; pair++) {
    const [one = '', other = ''] = [names.asked, names.swapped].map(
      (list) => list[pair % list.length],
    );
    const difference = (await scoreOf(`${one} ${pair}`)) - (await scoreOf(`${other} ${pair}`));
    expect([one, other, Math.abs(difference) <= 1]).toEqual([one, other, true]);
  }
});

const names = {
  asked: [
    'Asha Rao',
    'Mohammed Al-Sayed',
    'Nguyễn Thị Mai',
    'Mary-Jane O’Neil',
    'Ebony Washington',
  ],
  swapped: [
    'John Smith',
    'Emily Walsh',
    'Wei Zhang',
    'Lars van der Berg',
    'Zoë',
    'Γιώργος Νικολάου',
  ],
};

test('CO-07 SEC-48 each of fifty texts that try to instruct a model leaves grade and total as they are', async () => {
  const { answers, reviews } = await rowsOfReviewed();
  const { answerRunner } = world.ctx(system);
  const made = {
    kind: 'text' as const,
    prompt: '',
    explanation: '',
    accepted: [['race condition']],
  };
  const isRight = async (answer: string) =>
    (await gradeAnswer(answerRunner, '', made, answer)).isRight;
  const { total } = resultOf(answers, reviews, 2);
  for (const injected of injectedTexts) {
    const injectedAnswers = answers.map((each) => ({
      ...each,
      answer: `${each.answer}\n${injected}`,
    }));
    expect([injected, await isRight(injected)]).toEqual([injected, false]);
    expect(resultOf(injectedAnswers, reviews, 2).total).toEqual(total);
  }
});

test('CO-07 SEC-48 fifty texts that try to instruct a model change no score', async () => {
  for (const injected of sample(injectedTexts, 10)) {
    const { recruiter, student, sittingId } = await createStarted(world);
    const { assessment } = world.call(student);
    await assessment.saveAnswer({ sittingId, place: 0, answer: injected, version: 0 });
    await assessment.saveAnswer({ sittingId, place: 1, answer: injected, version: 0 });
    await assessment.submitSection({ sittingId, section: 0 });
    await assessment.saveAnswer({ sittingId, place: 2, answer: injected, version: 0 });
    await assessment.submitSection({ sittingId, section: 1 });
    const { answers, shared } = await world.call(recruiter).assessment.loadSitting({ sittingId });
    expect(answers.map(({ isRight }) => isRight)).toEqual([false, null, false]);
    expect(shared).toBeNull();
  }
  expect(injectedTexts).toHaveLength(50);
}, 240_000);

async function rowsOfReviewed() {
  const { recruiter, sittingId } = await createReviewed(world);
  const { companyId } = recruiter;
  const results = await resultsOf(world.ctx(system), [
    { sitting: { companyId, id: sittingId }, content: { reviewers: 2 } },
  ]);
  const sitting = results.get(sittingId);
  if (!sitting) throw new Error('It is reviewed.');
  return sitting;
}

import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { defaultCriteria } from '#domain/scorecard/criteria.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';
import { loadFile } from '#server/features/file/load-file.ts';
import { loadInterviewCalendar } from '#server/features/interview/interview-calendar.ts';
import { notifyInterview } from '#server/features/interview/interview-notices.ts';
import { sendInterviewReminders } from '#server/features/interview/send-interview-reminders.ts';
import { loadLetter } from '#server/features/offer/own-offer.ts';
import { timesIn, typedInterview } from '#testing/calls/interview.ts';
import { offerTerms } from '#testing/calls/rows.ts';
import { fullScorecard } from '#testing/calls/scorecard.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';

const field = (path: string, value: string) => ({ path, value, confidence: 1, place: null });
const names = defaultCriteria.map(({ name }) => name);

async function createReviewed(world: World) {
  const company = await world.company();
  const owner = await world.member(company, 'owner', { name: 'Olga Owner' });
  const recruiter = await world.member(company, 'recruiter', { name: 'Rita Recruiter' });
  const interviewer = await world.member(company, 'interviewer', { name: 'Ivan Viewer' });
  const student = await world.student({ name: 'Asha Rao', email: 'asha.rao@college.test' });
  const posting = await world.posting(company, { title: 'Baker' });
  const application = await world.application({
    posting,
    student,
    values: {
      fullName: 'Asha Rao',
      email: 'asha.rao@college.test',
      phone: '+91 98 1234 5678',
      coverLetter: 'I am Asha Rao of Pune University. Mail asha.rao@college.test.',
    },
  });
  await world.db.insert(resumeReadings).values({
    fileId: application.resumeFileId ?? '',
    written: null as never,
    parsed: {
      from: 'pdf',
      problem: null,
      fields: [
        field('basics.name', 'Asha Rao'),
        field('basics.email', 'asha.rao@college.test'),
        field('education.0.institution', 'Pune University'),
        field('education.0.degree', 'BSc'),
        field('experience.0.description', 'Asha led a team at Pune University.'),
      ],
      pages: [
        {
          width: 600,
          height: 800,
          lines: [{ text: 'Asha Rao', x: 1, y: 1, width: 1, height: 1, isBold: true }],
        },
      ],
      school: { batch: null, backlogs: null },
    },
    version: 1,
    readAt: world.now,
  });
  const applicationId = application.id;
  await world.call(owner).application.setInterviewers({
    applicationId,
    memberIds: [interviewer.userId],
  });
  return { company, owner, recruiter, interviewer, student, posting, application, applicationId };
}

test('CO-05 members see colleagues’ scorecards only after their own; an edit is a new version with history', async () => {
  await using world = await createWorld();
  const { owner, recruiter, interviewer, applicationId } = await createReviewed(world);
  const load = (by: typeof owner) => world.call(by).scorecard.load({ applicationId });
  await world.call(owner).scorecard.submit(fullScorecard(applicationId));
  expect(await load(recruiter)).toMatchObject({ own: null, others: 1, shared: null });
  expect(JSON.stringify(await load(interviewer))).not.toContain('Brought bread');
  const low = fullScorecard(applicationId);
  low.scores = low.scores.map((each) => ({ ...each, score: 1, evidence: 'Burnt it.' }));
  await world.call(interviewer).scorecard.submit(low);
  const seen = await load(interviewer);
  expect(seen.others).toBe(1);
  expect(seen.shared?.cards.map(({ name, isMine }) => [name, isMine]).toSorted()).toEqual([
    ['Ivan Viewer', true],
    ['Olga Owner', false],
  ]);
  expect(seen.shared?.summary[0]).toEqual({
    criterion: names[0],
    count: 2,
    mean: 2,
    lowest: 1,
    highest: 3,
    spread: [1, 0, 1, 0],
  });
  await world.call(interviewer).scorecard.submit({ ...fullScorecard(applicationId), version: 1 });
  const again = await load(interviewer);
  expect(again.own).toMatchObject({ version: 2, earlier: [{ version: 1 }] });
  expect(again.own?.earlier[0]?.scores[0]).toMatchObject({ score: 1, evidence: 'Burnt it.' });
  expect(again.shared?.summary[0]).toMatchObject({ count: 2, mean: 3 });
  expect((await world.call(owner).application.loadReceived({ applicationId })).status).toBe(
    'pending',
  );
});

test('CO-05 of two scorecards submitted at once one counts; incomplete and outdated ones are refused, and nothing is stored', async () => {
  await using world = await createWorld();
  const { owner, recruiter, posting, applicationId } = await createReviewed(world);
  const { scorecard } = world.call(recruiter);
  const card = fullScorecard(applicationId);
  const gap = { ...card, scores: card.scores.slice(1) };
  const blank = { ...card, scores: card.scores.map((each) => ({ ...each, evidence: ' ' })) };
  const stray = {
    ...card,
    scores: card.scores.map((each) => ({ ...each, criterion: `${each.criterion}!` })),
  };
  expect(await world.refusal(() => scorecard.submit(gap))).toBe('FIELDS_REQUIRED');
  expect(await world.refusal(() => scorecard.submit(blank))).toBe('FIELDS_REQUIRED');
  expect(await world.refusal(() => scorecard.submit(stray))).toBe('CRITERIA_CHANGED');
  expect(await world.refusal(() => scorecard.submit({ ...card, version: 1 }))).toBe(
    'SCORECARD_CHANGED',
  );
  expect((await scorecard.load({ applicationId })).own).toBeNull();
  const both = await Promise.allSettled([scorecard.submit(card), scorecard.submit(card)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect((await scorecard.load({ applicationId })).own).toMatchObject({ version: 1, earlier: [] });

  const review = { postingId: posting.id, isBlind: false, seen: names };
  const bread = [{ name: 'Bread', help: null }];
  await world.call(owner).scorecard.saveReview({ ...review, criteria: bread });
  expect(
    await world.refusal(() =>
      world.call(recruiter).scorecard.saveReview({ ...review, criteria: bread }),
    ),
  ).toBe('CRITERIA_CHANGED');
  expect((await scorecard.load({ applicationId })).criteria).toEqual(bread);
  expect(await world.refusal(() => scorecard.submit({ ...card, version: 1 }))).toBe(
    'CRITERIA_CHANGED',
  );
});

test('CO-05 an interviewer scores only assigned applications; another company none', async () => {
  await using world = await createWorld();
  const { company, posting, interviewer } = await createReviewed(world);
  const other = await world.application({ posting, student: await world.student() });
  const stranger = await world.member(await world.company());
  for (const by of [interviewer, stranger]) {
    const { scorecard } = world.call(by);
    const input = { applicationId: other.id };
    expect(await world.refusal(() => scorecard.load(input))).toBe('NOT_FOUND');
    expect(await world.refusal(() => scorecard.submit(fullScorecard(other.id)))).toBe('NOT_FOUND');
  }
  const { scorecard } = world.call(stranger);
  expect(await world.refusal(() => scorecard.loadReview({ postingId: posting.id }))).toBe(
    'NOT_FOUND',
  );
  expect(company.id).not.toBe('');
});

const secrets = /asha|\brao\b|college\.test|1234 5678|pune university|resume\.pdf/iu;

test('CO-05 in a blind review no answer of the API names the applicant until the member’s first scorecard', async () => {
  await using world = await createWorld();
  const made = await createReviewed(world);
  const { owner, recruiter, student, posting, application, applicationId } = made;
  await world.call(student).application.sendMessage({ applicationId, body: 'Asha Rao here.' });
  await world.call(owner).scorecard.saveReview({
    postingId: posting.id,
    isBlind: true,
    criteria: [...defaultCriteria],
    seen: names,
  });
  // Notifications from before and after the setting, and the live events of the latter.
  await world.pool.query('delete from live_events');
  await world.call(student).application.sendMessage({ applicationId, body: 'Asha Rao again.' });
  await world.call(owner).interview.create({
    ...typedInterview(made.interviewer, timesIn(world, 48)),
    applicationId,
  });
  const reads = (by: typeof owner) => {
    const { application: received, notification, palette, scorecard, match } = world.call(by);
    const { interview } = world.call(by);
    return Promise.all([
      received.listReceived({}),
      received.listReceived({ search: 'asha' }),
      received.listBoard({}),
      received.listBoard({ search: 'college.test' }),
      received.listCards({ status: 'pending' }),
      received.loadReceived({ applicationId }),
      received.loadReading({ applicationId }),
      received.findNeighbours({ applicationId, search: 'asha' }),
      match.loadReceived({ applicationId }),
      notification.list({}),
      palette.list({ q: 'asha' }),
      scorecard.load({ applicationId }),
      interview.list({}),
      interview.list({ search: 'asha' }),
    ]);
  };
  const answers = await reads(recruiter);
  for (const answer of answers) expect(JSON.stringify(answer)).not.toMatch(secrets);
  expect(answers[0].items[0]).toMatchObject({
    isBlind: true,
    fullName: expect.stringMatching(/^#/u),
  });
  expect(answers[1].items).toEqual([]);
  expect(answers.at(-2)).toMatchObject({ total: { count: 1 } });
  expect(answers.at(-1)).toMatchObject({ total: { count: 0 } });
  expect(answers[5].coverLetter).toContain('I am █████ of █████');
  expect(answers[6].parsed?.fields.map(({ path }) => path)).toEqual([
    'education.0.degree',
    'experience.0.description',
  ]);
  const conversation = world.call(recruiter).application;
  expect(await world.refusal(() => conversation.listMessages({ applicationId }))).toBe(
    'BLIND_REVIEW',
  );
  expect(await world.refusal(() => conversation.sendMessage({ applicationId, body: 'Hi' }))).toBe(
    'BLIND_REVIEW',
  );
  const file = () => loadFile(world.ctx(recruiter), application.resumeFileId ?? '');
  await expect(file()).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  const { rows } = await world.pool.query(
    "select data from live_events where user_id = $1 and kind = 'notification'",
    [recruiter.userId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(secrets);
  const mails = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.text.includes('Submit your scorecard'),
  );
  expect(mails.length).toBe(2);
  expect(JSON.stringify(mails.map(({ mail }) => [mail.subject, mail.text]))).not.toMatch(
    /asha|\brao\b/iu,
  );

  await world.call(recruiter).scorecard.submit(fullScorecard(applicationId));
  const [list, found] = await reads(recruiter);
  expect(list.items[0]).toMatchObject({ isBlind: false, fullName: 'Asha Rao' });
  expect(found.items).toHaveLength(1);
  expect((await buffer((await file()).stream)).length).toBeGreaterThan(0);
  const others = await reads(owner);
  for (const answer of others) expect(JSON.stringify(answer)).not.toMatch(secrets);
});

test('CO-05 a withdrawal from a blind posting is told without the name', async () => {
  await using world = await createWorld();
  const { owner, student, posting, applicationId } = await createReviewed(world);
  await world.call(owner).scorecard.saveReview({
    postingId: posting.id,
    isBlind: true,
    criteria: [...defaultCriteria],
    seen: names,
  });
  await world.call(student).application.withdraw({
    applicationId,
    to: 'withdrawn',
    version: 1,
    reason: 'Asha found another job.',
  });
  const mails = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.text.includes('withdrew'),
  );
  expect(mails).toHaveLength(2);
  expect(JSON.stringify(mails.map(({ mail }) => [mail.subject, mail.text]))).not.toMatch(
    /asha|\brao\b/iu,
  );
});

test('CO-05 interviews and offers of a blind posting tell members no name', async () => {
  await using world = await createWorld();
  const { owner, recruiter, interviewer, student, posting, applicationId } =
    await createReviewed(world);
  await world.call(owner).scorecard.saveReview({
    postingId: posting.id,
    isBlind: true,
    criteria: [...defaultCriteria],
    seen: names,
  });
  await world.pool.query('delete from live_events');
  const typed = { ...typedInterview(interviewer, timesIn(world, 24)), isFixed: true };
  const { id: interviewId, moveId } = await world
    .call(owner)
    .interview.create({ ...typed, applicationId });
  const system = world.ctx({ kind: 'system' });
  await notifyInterview(system, { moveId });
  await sendInterviewReminders(system);
  const request = { interviewId, version: 1, note: 'Asha Rao is busy then.' };
  await notifyInterview(system, await world.call(student).interview.requestTimes(request));
  const { version } = await world.call(owner).application.loadReceived({ applicationId });
  const expiresAt = new Date(world.now.getTime() + 7 * 86_400_000).toISOString();
  const { id: offerId } = await world
    .call(recruiter)
    .offer.send({ ...offerTerms, applicationId, version, expiresAt, timeZone: 'UTC' });
  await notifyMoves(world);
  await world.call(student).offer.accept({ applicationId, offerId });

  const toMembers = (await world.tasks('mail.send')).filter(({ mail }) =>
    mail.text.includes('/company-dashboard/'),
  );
  expect(toMembers.length).toBeGreaterThanOrEqual(6);
  expect(JSON.stringify(toMembers)).not.toMatch(/asha|\brao\b/iu);
  const { rows } = await world.pool.query(
    "select data from live_events where user_id <> $1 and kind = 'notification'",
    [student.userId],
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(rows)).not.toMatch(/asha|\brao\b/iu);
  await expect(loadLetter(world.ctx(recruiter), offerId)).rejects.toMatchObject({
    refusal: 'BLIND_REVIEW',
  });
});

test('CO-05 the calendar entry of an interview names the candidate once the member may know', async () => {
  await using world = await createWorld();
  const { owner, interviewer, posting, applicationId } = await createReviewed(world);
  await world.call(owner).scorecard.saveReview({
    postingId: posting.id,
    isBlind: true,
    criteria: [...defaultCriteria],
    seen: names,
  });
  const typed = { ...typedInterview(interviewer, timesIn(world, 24)), isFixed: true };
  const { id } = await world.call(owner).interview.create({ ...typed, applicationId });
  const entry = () => loadInterviewCalendar(world.ctx(interviewer), id);
  expect(await entry()).toMatch(/SUMMARY:First interview \(#/u);
  await world.call(interviewer).scorecard.submit(fullScorecard(applicationId));
  expect(await entry()).toContain('Asha Rao');
});

test('CO-05 what a student writes about an interview or a withdrawal names nobody to blind reviewers', async () => {
  await using world = await createWorld();
  const { owner, interviewer, student, posting, applicationId } = await createReviewed(world);
  await world.call(owner).scorecard.saveReview({
    postingId: posting.id,
    isBlind: true,
    criteria: [...defaultCriteria],
    seen: names,
  });
  const arrange = () => {
    const typed = typedInterview(interviewer, timesIn(world, 24, 30));
    return world.call(owner).interview.create({ ...typed, applicationId });
  };
  const written = 'Asha Rao is ill, call +91 98 1234 5678.';
  const asked = await arrange();
  const moved = { interviewId: asked.id, version: 1, note: written };
  await world.call(student).interview.requestTimes(moved);
  const dropped = await arrange();
  const { interview } = world.call(student);
  await interview.cancel({ interviewId: dropped.id, version: 1, reason: written });
  const shownTo = async (by: typeof owner) => {
    const { interview: of, application } = world.call(by);
    return JSON.stringify([
      await of.list({ when: 'open' }),
      await of.list({ when: 'closed' }),
      await of.listReceived({ applicationId }),
      await application.loadReceived({ applicationId }),
    ]);
  };
  const expectNobody = async () => {
    for (const by of [owner, interviewer]) {
      const shown = await shownTo(by);
      expect(shown).toContain('is ill');
      expect(shown).not.toMatch(/asha|\brao\b|1234/iu);
    }
  };
  await expectNobody();
  const { version } = await world.call(student).application.loadOwn({ applicationId });
  const withdrawn = { applicationId, version, to: 'withdrawn' as const, reason: written };
  await world.call(student).application.withdraw(withdrawn);
  await expectNobody();
  await world.call(interviewer).scorecard.submit(fullScorecard(applicationId));
  expect((await shownTo(interviewer)).split(written)).toHaveLength(6);
});

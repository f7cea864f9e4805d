import { expect, test, vi } from 'vitest';
import { applicationMoves, applications } from '#server/db/tables/applications.ts';
import { liveEvents } from '#server/db/tables/live-events.ts';
import { notifications } from '#server/db/tables/notifications.ts';
import { offers } from '#server/db/tables/offers.ts';
import { offerTerms } from '#testing/calls/rows.ts';
import { notifyMoves } from '#testing/notify-moves.ts';
import { createWorld, type World } from '#testing/world.ts';
import { notifyExpiry } from './notify-expiry.ts';
import { loadLetter } from './own-offer.ts';
import { withdrawOffers } from './withdrawn-offers.ts';

const day = 86_400_000;

async function createApplied(world: World, timeZone = 'Asia/Kolkata') {
  const company = await world.company({ name: 'Bakery & Sons', timeZone });
  const recruiter = await world.member(company, 'recruiter', { name: 'Omar Khan' });
  const student = await world.student({ name: 'Asha Rao' });
  const posting = await world.posting(company, { title: 'Baker' });
  const { id: applicationId } = await world.application({ posting, student });
  world.passTime(60_000);
  const expiresAt = new Date(world.now.getTime() + 7 * day).toISOString();
  const input = { ...offerTerms, applicationId, version: 1, expiresAt, timeZone: 'Asia/Kolkata' };
  const send = (version = 1) => world.call(recruiter).offer.send({ ...input, version });
  return { company, recruiter, student, applicationId, input, send };
}

async function createOffered(world: World) {
  const applied = await createApplied(world);
  const { id: offerId, batchId } = await applied.send();
  await notifyMoves(world);
  return { ...applied, offerId, batchId };
}

const stateFor = async (
  world: World,
  reader: Parameters<World['call']>[0],
  applicationId: string,
) => (await world.call(reader).offer.find({ applicationId })).offer?.state ?? null;

const statusOf = async (world: World) => (await world.rows(applications))[0]?.status;

test('CO-05 a student sees an offer and its letter only once sending it cannot be undone', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, send } = await createApplied(world);
  const { id: offerId } = await send();
  expect(await statusOf(world)).toBe('offer_made');
  expect(await stateFor(world, recruiter, applicationId)).toBe('sent');
  expect(await stateFor(world, student, applicationId)).toBeNull();
  await expect(loadLetter(world.ctx(student), offerId)).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  });
  const { accept } = world.call(student).offer;
  expect(await world.refusal(() => accept({ applicationId, offerId }))).toBe('NOT_FOUND');
  expect(await world.rows(notifications)).toEqual([]);

  await notifyMoves(world);
  const { offer, draft } = await world.call(student).offer.find({ applicationId });
  expect(offer).toMatchObject({ ...offerTerms, state: 'sent', senderName: 'Omar Khan' });
  expect(draft).toBeNull();
  const letter = await loadLetter(world.ctx(student), offerId);
  expect(letter.name).toBe('Offer letter, Baker, Bakery & Sons.pdf');
  expect(Buffer.from(letter.bytes.slice(0, 5)).toString()).toBe('%PDF-');
  expect(letter.bytes.byteLength).toBeGreaterThan(3_000);
});

test('CO-05 undoing an offer leaves nothing of it for the student, and its terms as a draft', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, send } = await createApplied(world);
  const { batchId } = await send();
  await world.call(recruiter).application.undoMoves({ batchId });
  await notifyMoves(world);
  expect(await statusOf(world)).toBe('pending');
  expect(await stateFor(world, student, applicationId)).toBeNull();
  const { offer, draft } = await world.call(recruiter).offer.find({ applicationId });
  expect([offer, draft]).toEqual([null, offerTerms]);
  expect(await world.rows(notifications)).toEqual([]);
  await send(3);
  await notifyMoves(world);
  expect(await stateFor(world, student, applicationId)).toBe('sent');
});

test('CO-05 the company hears of an accepted offer immediately and may hire; nobody else can answer', async () => {
  await using world = await createWorld();
  const { company, recruiter, student, applicationId, offerId } = await createOffered(world);
  const owner = await world.member(company, 'owner');
  const { move } = world.call(recruiter).application;
  const hire = { applicationId, to: 'hired' as const, version: 2 };
  expect(await world.refusal(() => move(hire))).toBe('OFFER_NOT_ACCEPTED');
  const stranger = world.call(await world.student()).offer;
  expect(await world.refusal(() => stranger.accept({ applicationId, offerId }))).toBe('NOT_FOUND');
  expect(await world.refusal(() => stranger.find({ applicationId }))).toBe('NOT_FOUND');
  const { accept } = world.call(student).offer;
  expect(await accept({ applicationId, offerId })).toEqual({ id: offerId });
  expect(await accept({ applicationId, offerId })).toEqual({ id: offerId });
  const told = (await world.rows(notifications)).filter(
    ({ userId }) => userId === recruiter.userId,
  );
  expect(told.map(({ data }) => data)).toMatchObject([
    { kind: 'offer.accepted', studentName: 'Asha Rao', postingTitle: 'Baker' },
  ]);
  const live = (await world.rows(liveEvents)).filter(({ userId }) => userId === recruiter.userId);
  expect(live.at(-1)?.kind).toBe('notification');
  const mails = (await world.tasks('mail.send')).map(({ mail }) => mail.to);
  expect(mails.slice(-2).toSorted()).toEqual([owner.email, recruiter.email].toSorted());
  expect(await stateFor(world, recruiter, applicationId)).toBe('accepted');
  const decline = { applicationId, to: 'declined' as const, version: 2 };
  const { withdraw } = world.call(student).application;
  expect(await world.refusal(() => withdraw(decline))).toBe('MOVE_NOT_ALLOWED');
  expect((await move(hire)).status).toBe('hired');
});

test('CO-05 an offer accepted elsewhere is hired only with a confirmation that the history keeps', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId } = await createOffered(world);
  const { move, loadReceived } = world.call(recruiter).application;
  await move({ applicationId, to: 'hired', version: 2, basis: 'accepted_outside' });
  const { history } = await loadReceived({ applicationId });
  expect(history.at(-1)).toMatchObject({ to: 'hired', basis: 'accepted_outside' });
});

test('CO-05 an offer is made only by sending one', async () => {
  await using world = await createWorld();
  const { recruiter, applicationId, input } = await createApplied(world);
  const { move, moveMany } = world.call(recruiter).application;
  const made = { to: 'offer_made' as const };
  expect(await world.refusal(() => move({ ...made, applicationId, version: 1 }))).toBe(
    'OFFER_REQUIRED',
  );
  const { batchId } = await moveMany({
    ...made,
    applications: [{ id: applicationId, version: 1 }],
  });
  expect(batchId).toBeNull();
  const { send } = world.call(recruiter).offer;
  for (const expiresAt of [world.now, new Date(world.now.getTime() + 181 * day)]) {
    const late = () => send({ ...input, expiresAt: expiresAt.toISOString() });
    expect(await world.refusal(late)).toBe('OFFER_EXPIRY_INVALID');
  }
  // The deadline is on November 28.
  const early = () => send({ ...input, startsOn: '2026-11-27' });
  expect(await world.refusal(early)).toBe('OFFER_STARTS_EARLY');
  const nowhere = () => send({ ...input, timeZone: 'Asia/Nowhere' });
  expect(await world.refusal(nowhere)).toBe('TIME_ZONE_UNKNOWN');
  for (const wrong of [{ pay: 0 }, { currency: 'XXY' }, { startsOn: '2027-02-30' }, { place: ' ' }])
    expect(await world.refusal(() => send({ ...input, ...wrong }))).toBe('INVALID_INPUT');
  expect(await world.rows(offers)).toEqual([]);
});

test('CO-05 an offer may start on the last day to respond; a new one after it follows the same rule', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, input } = await createApplied(world);
  const { send } = world.call(recruiter).offer;
  await send({ ...input, startsOn: '2026-11-28' });
  await notifyMoves(world);
  const { move } = world.call(recruiter).application;
  await move({ applicationId, to: 'under_review', version: 2, reason: 'Other terms.' });
  await notifyMoves(world);
  const revised = { ...input, version: 3 };
  const early = () => send({ ...revised, startsOn: '2026-11-27' });
  expect(await world.refusal(early)).toBe('OFFER_STARTS_EARLY');
  await send({ ...revised, startsOn: '2026-11-29' });
  await notifyMoves(world);
  const { offer } = await world.call(student).offer.find({ applicationId });
  expect(offer).toMatchObject({ state: 'sent', startsOn: '2026-11-29' });
});

test('CO-05 the letter names its date and deadline in the company’s time zone', async () => {
  await using world = await createWorld();
  const { student, input, recruiter } = await createApplied(world, 'America/Los_Angeles');
  // The last minute of a day in California.
  const expiresAt = new Date('2026-12-11T07:59:00Z');
  const { id } = await world
    .call(recruiter)
    .offer.send({ ...input, expiresAt: expiresAt.toISOString() });
  await notifyMoves(world);
  // Still November in California.
  await world.db.update(offers).set({ sentAt: new Date('2026-12-01T02:00:00Z') });
  const ctx = world.ctx(student);
  const letter = vi.spyOn(ctx.pdfRenderer, 'letter');
  await loadLetter(ctx, id);
  const [written] = letter.mock.calls[0] ?? [];
  expect(written?.closing).toContain('by 10 December 2026 at 23:59 GMT-8');
  expect(written?.date).toBe('30 November 2026');
  // A day's date is the same in all time zones.
  expect(written?.facts.map(([, text]) => text)).toContain('4 January 2027');
});

test('CO-05 an offer from before the rule still shows, with its letter, and can be accepted', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, offerId } = await createOffered(world);
  await world.db.update(offers).set({ startsOn: '2026-11-01' });
  for (const reader of [recruiter, student]) {
    const { offer } = await world.call(reader).offer.find({ applicationId });
    expect(offer).toMatchObject({ state: 'sent', startsOn: '2026-11-01' });
    const letter = await loadLetter(world.ctx(reader), offerId);
    expect(letter.bytes.byteLength).toBeGreaterThan(3_000);
  }
  await world.call(student).offer.accept({ applicationId, offerId });
  expect(await stateFor(world, student, applicationId)).toBe('accepted');
});

test('CO-05 an expired offer cannot be accepted; both sides are told once and nobody is rejected', async () => {
  await using world = await createWorld();
  const { company, recruiter, student, applicationId, offerId } = await createOffered(world);
  world.passTime(7 * day);
  const { accept } = world.call(student).offer;
  expect(await world.refusal(() => accept({ applicationId, offerId }))).toBe('OFFER_EXPIRED');
  const [payload] = await world.tasks('offer.expire');
  expect(payload).toEqual({ companyId: company.id, offerId });
  for (let n = 0; n < 2; n++)
    await notifyExpiry(world.ctx({ kind: 'system' }), { companyId: company.id, offerId });
  const told = (await world.rows(notifications)).filter(
    ({ data }) => data.kind === 'offer.expired',
  );
  expect(told.map(({ userId }) => userId).toSorted()).toEqual(
    [student.userId, recruiter.userId].toSorted(),
  );
  expect(await statusOf(world)).toBe('offer_made');
  expect(await stateFor(world, student, applicationId)).toBe('expired');
});

test('CO-05 nobody is told that the unanswered offer of somebody hired has expired', async () => {
  await using world = await createWorld();
  const { company, recruiter, applicationId, offerId } = await createOffered(world);
  const hire = { applicationId, to: 'hired', version: 2, basis: 'accepted_outside' } as const;
  await world.call(recruiter).application.move(hire);
  world.passTime(7 * day);
  await notifyExpiry(world.ctx({ kind: 'system' }), { companyId: company.id, offerId });
  const kinds = (await world.rows(notifications)).map(({ data }) => data.kind);
  expect(kinds).not.toContain('offer.expired');
});

test('CO-05 withdrawing an offer needs a reason, which the student reads once it is final', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, offerId } = await createOffered(world);
  const { move } = world.call(recruiter).application;
  const back = { applicationId, to: 'under_review' as const, version: 2 };
  expect(await world.refusal(() => move(back))).toBe('REASON_REQUIRED');
  await move({ ...back, reason: 'The budget was cut.' });
  expect(await stateFor(world, recruiter, applicationId)).toBe('withdrawn');
  expect(await stateFor(world, student, applicationId)).toBe('sent');
  await notifyMoves(world);
  const { offer } = await world.call(student).offer.find({ applicationId });
  expect(offer).toMatchObject({ state: 'withdrawn', withdrawnReason: 'The budget was cut.' });
  const { accept } = world.call(student).offer;
  expect(await world.refusal(() => accept({ applicationId, offerId }))).toBe('OFFER_NOT_OPEN');
});

test('CO-05 an offer that was withdrawn keeps the reason that the student read', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId } = await createOffered(world);
  const { companyId } = recruiter;
  const move = { applicationId, to: 'under_review' as const, version: 2 };
  await world.call(recruiter).application.move({ ...move, reason: 'The budget was cut.' });
  await notifyMoves(world);
  const [before] = await world.rows(offers);
  world.passTime(60_000);
  const [sent] = await world.rows(applicationMoves);
  const again = { applicationId, moveId: sent?.id ?? '', reason: 'Another fits better.' };
  await withdrawOffers(world.ctx(recruiter), { companyId }, [again]);
  expect(await world.rows(offers)).toEqual([before]);
  const { offer } = await world.call(student).offer.find({ applicationId });
  expect(offer).toMatchObject({ state: 'withdrawn', withdrawnReason: 'The budget was cut.' });
});

test('CO-05 an acceptance wins over a withdrawal that the student was not told of', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId, offerId } = await createOffered(world);
  const { move } = world.call(recruiter).application;
  await move({ applicationId, to: 'rejected', version: 2, reason: 'Another fits better.' });
  await world.call(student).offer.accept({ applicationId, offerId });
  await notifyMoves(world);
  expect(await statusOf(world)).toBe('offer_made');
  for (const reader of [recruiter, student])
    expect(await stateFor(world, reader, applicationId)).toBe('accepted');
  const { moves } = await world.call(student).application.loadOwn({ applicationId });
  expect(moves.map(({ to }) => to)).toEqual(['pending', 'offer_made']);
});

test('CO-05 of an acceptance and a withdrawal at the same moment one wins, whatever the order', async () => {
  await using world = await createWorld();
  for (let round = 0; round < 6; round++) {
    const { recruiter, student, applicationId, offerId } = await createOffered(world);
    const { move } = world.call(recruiter).application;
    const reason = 'The budget was cut.';
    await Promise.allSettled([
      move({ applicationId, to: 'under_review', version: 2, reason }),
      world.call(student).offer.accept({ applicationId, offerId }),
    ]);
    await notifyMoves(world);
    const states = [recruiter, student].map((reader) => stateFor(world, reader, applicationId));
    const [ofCompany, ofStudent] = await Promise.all(states);
    expect(ofCompany).toBe(ofStudent);
    const row = (await world.rows(applications)).find(({ id }) => id === applicationId);
    expect([ofCompany, row?.status, row?.heldStatus]).toEqual(
      ofCompany === 'accepted'
        ? ['accepted', 'offer_made', null]
        : ['withdrawn', 'under_review', null],
    );
  }
  expect(world.failures).toEqual([]);
});

test('CO-05 undoing a withdrawal restores the offer; declining closes offer and application', async () => {
  await using world = await createWorld();
  const { recruiter, student, applicationId } = await createOffered(world);
  const { move, undoMoves } = world.call(recruiter).application;
  const { batchId } = await move({
    applicationId,
    to: 'under_review',
    version: 2,
    reason: 'By mistake.',
  });
  await undoMoves({ batchId });
  expect(await stateFor(world, recruiter, applicationId)).toBe('sent');
  await world
    .call(student)
    .application.withdraw({ applicationId, to: 'declined', version: 2, reason: 'Too far.' });
  expect(await stateFor(world, recruiter, applicationId)).toBe('declined');
  expect(await statusOf(world)).toBe('declined');
});

test('REL-13 of five recruiters who send an offer at once one does, and the others see the conflict', async () => {
  await using world = await createWorld();
  const { company, input } = await createApplied(world);
  const senders = await Promise.all(Array.from({ length: 5 }, () => world.member(company)));
  const results = await Promise.allSettled(
    senders.map((sender) => world.call(sender).offer.send(input)),
  );
  const refused = results.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(refused.map(({ code }) => code)).toEqual(Array(4).fill('STATUS_CHANGED'));
  expect(await world.rows(offers)).toHaveLength(1);
  expect(await world.rows(applicationMoves)).toHaveLength(2);
});

test('REL-13 of undoing and notifying at the same moment one wins: told and kept, or undone and unknown', async () => {
  await using world = await createWorld();
  const { recruiter, student } = await createApplied(world);
  for (let round = 0; round < 6; round++) {
    const posting = await world.posting({ id: recruiter.companyId });
    const { id: applicationId } = await world.application({ posting, student });
    const { move, undoMoves } = world.call(recruiter).application;
    const { batchId } = await move({ applicationId, to: 'under_review', version: 1 });
    const before = world.now;
    const told = notifyMoves(world);
    world.passTime(before.getTime() - world.now.getTime());
    const undone = await undoMoves({ batchId }).then(
      () => true,
      () => false,
    );
    await told;
    const row = (await world.rows(applications)).find(({ id }) => id === applicationId);
    const ofIt = (await world.rows(notifications)).filter(
      ({ data }) => 'applicationId' in data && data.applicationId === applicationId,
    );
    expect([row?.status, ofIt.length]).toEqual(undone ? ['pending', 0] : ['under_review', 1]);
    const { application } = await world
      .call(student)
      .application.findOwn({ postingId: posting.id });
    expect(application?.status).toBe(row?.status);
  }
  expect(world.failures).toEqual([]);
});

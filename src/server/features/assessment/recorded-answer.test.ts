import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { companyQuestionOf, retentionDays } from '#domain/recording/recording-limits.ts';
import { dayMs } from '#domain/time.ts';
import { files } from '#server/db/tables/files.ts';
import {
  createFileGiven,
  createGiven,
  createNotified,
  createSpoken,
} from '#testing/calls/assessed.ts';
import { createFinished } from '#testing/calls/recording.ts';
import { recordForCompany, typedSpokenReview } from '#testing/calls/spoken-answer.ts';
import { createWorld, type World } from '#testing/world.ts';
import { loadAnswerCaptions, loadAnswerMedia, removeExpiredAnswers } from './recorded-answers.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.[Symbol.asyncDispose]());

const in_ = (ms: number) => ({ now: new Date(world.now.getTime() + ms) });
const place = 0;
type RecordedAnswer = Awaited<ReturnType<typeof createGiven>>;
const filesOf = async ({ student }: Pick<RecordedAnswer, 'student'>) =>
  (await world.rows(files)).filter(
    ({ ownerId, purpose }) => ownerId === student.userId && purpose !== 'resume',
  );

test('CO-07 a recorded answer is handed to the sitting, and a new one replaces it as often as allowed', async () => {
  const { student, sittingId } = await createSpoken(world);
  const { assessment, recording } = world.call(student);
  const used = [];
  for (let take = 0; take < 2; take++) {
    const question = companyQuestionOf(sittingId, place);
    const recordingId = await recordForCompany(world, student, question);
    await assessment.giveRecording({ sittingId, place, recordingId });
    const { running } = await assessment.findRunning({ sittingId });
    used.push(running?.questions[place]?.takesUsed);
  }
  expect(used).toEqual([1, 2]);
  const third = await recordForCompany(world, student);
  const give = () => assessment.giveRecording({ sittingId, place, recordingId: third });
  expect(await world.refusal(give)).toBe('TRIES_USED');
  // The first file is gone, the last one counts, and the refused one stays the student's own.
  expect((await filesOf({ student })).map(({ purpose }) => purpose).toSorted()).toEqual([
    'answer',
    'recording',
  ]);
  expect((await recording.list({})).items.map(({ id }) => id)).toEqual([third]);
});

test('CO-07 a student knows before starting whether questions can be answered by speaking', async () => {
  const { student, sittingId } = await createSpoken(world);
  const typed = await createNotified(world);
  const spoken = async (by: Student, id: string) =>
    (await world.call(by).assessment.findOwn({ sittingId: id })).spoken;
  expect(await spoken(student, sittingId)).toBe('video');
  expect(await spoken(typed.student, typed.sittingId)).toBe('none');
});

test('CO-07 PRAC-03 a recording for practice can’t be given, nor another student’s, nor after the deadline', async () => {
  const { student, sittingId } = await createSpoken(world);
  const { recordingId: practised } = await createFinished(world, student);
  const other = await recordForCompany(world, await world.student());
  const own = await recordForCompany(world, student);
  const { assessment } = world.call(student);
  for (const recordingId of [practised, other])
    expect(
      await world.refusal(() => assessment.giveRecording({ sittingId, place, recordingId })),
    ).toBe('NOT_FOUND');
  const text = { sittingId, place: 1, recordingId: own };
  expect(await world.refusal(() => assessment.giveRecording(text))).toBe('NOT_FOUND');
  const late = world.call(student, in_(8 * dayMs)).assessment;
  expect(
    await world.refusal(() => late.giveRecording({ sittingId, place, recordingId: own })),
  ).toBe('TEST_OVER');
  expect((await world.call(student).recording.list({})).items).toHaveLength(2);
});

test('CO-07 only the student hears the answer before it is submitted, and then those who review it', async () => {
  const given = await createGiven(world);
  const { student, recruiter, sittingId } = given;
  const load = (actor: Parameters<World['ctx']>[0]) => async () =>
    buffer(await (await loadAnswerMedia(world.ctx(actor), { sittingId, place })).read(null));
  expect((await load(student)()).byteLength).toBeGreaterThan(1_000);
  await expect(load(recruiter)()).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  await world.call(student).assessment.submitSection({ sittingId, section: 0 });
  expect((await load(recruiter)()).byteLength).toBeGreaterThan(1_000);
  await expect(load(await world.student())()).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  await expect(load((await createGiven(world)).recruiter)()).rejects.toMatchObject({
    refusal: 'NOT_FOUND',
  });
});

test('CO-07 a spoken answer is reviewed blind by its criteria, with a note where nothing can be quoted', async () => {
  const { student, recruiter, sittingId } = await createGiven(world);
  await world.call(student).assessment.submitSection({ sittingId, section: 0 });
  const { assessment } = world.call(recruiter);
  const before = await assessment.loadSitting({ sittingId });
  expect(before).toMatchObject({ shared: null, answers: [{ recording: 'video' }, {}] });
  const review = (scores: ReturnType<typeof typedSpokenReview>) =>
    world.refusal(() => assessment.submitReview({ sittingId, version: 0, scores }));
  expect(await review(typedSpokenReview({ note: '' }))).toBe('REVIEW_INCOMPLETE');
  expect(await review(typedSpokenReview({ quotes: ['I asked'] }))).toBe('QUOTE_NOT_FOUND');
  await assessment.submitReview({ sittingId, version: 0, scores: typedSpokenReview({}) });
  const after = await assessment.loadSitting({ sittingId });
  // The spoken answer has 67, the empty one 0, and the second review is missing.
  expect(after.shared?.total).toMatchObject({ score: 34, isComplete: false });
});

test('CO-07 a recording that the student deletes after the deadline loses its file, and is no low score', async () => {
  const given = await createGiven(world);
  const { student, recruiter, sittingId } = given;
  await world.call(student).assessment.submitSection({ sittingId, section: 0 });
  const later = world.call(student, in_(9 * dayMs)).assessment;
  expect((await later.findOwn({ sittingId })).recordings).toMatchObject([{ place, kind: 'video' }]);
  const other = world.call(await world.student()).assessment;
  expect(await world.refusal(() => other.removeRecording({ sittingId, place }))).toBe('NOT_FOUND');
  await later.removeRecording({ sittingId, place });
  expect(await filesOf(given)).toEqual([]);
  expect((await later.findOwn({ sittingId })).recordings).toEqual([]);
  const { answers, shared } = await world.call(recruiter).assessment.loadSitting({ sittingId });
  expect(answers[place]).toMatchObject({ recording: null, isDeleted: true });
  expect(shared?.total).toMatchObject({ counted: 1, questions: 2 });
});

test('CO-07 a recorded answer is deleted after 90 days, and not before', async () => {
  const given = await createGiven(world);
  const { student, sittingId } = given;
  const at = (days: number) => world.ctx({ kind: 'system' }, in_(days * dayMs));
  await removeExpiredAnswers(at(retentionDays - 1));
  expect(await filesOf(given)).toHaveLength(1);
  await removeExpiredAnswers(at(retentionDays + 1));
  expect(await filesOf(given)).toEqual([]);
  expect((await world.call(student).assessment.findOwn({ sittingId })).recordings).toEqual([]);
});

test('CO-07 A11Y-01 what is said is written by a service or the student, and read by student and reviewers', async () => {
  const { student, recruiter, sittingId } = await createGiven(world);
  const heard: string[] = [];
  const transcriber = {
    host: 'speech.example.test',
    transcribe: async ({ mediaType }: { mediaType: string }) => {
      heard.push(mediaType);
      return { text: 'I am Asha.', parts: [] };
    },
  };
  const { assessment } = world.call(student, { transcriber });
  const { transcript } = await assessment.transcribe({ sittingId, place });
  expect([transcript, heard]).toEqual(['I am Asha.', ['audio/webm']]);
  // Only what the student saves becomes part of the answer.
  const text = async () => (await assessment.findOwn({ sittingId })).recordings[0]?.text;
  expect(await text()).toBe('');
  const answer = 'I am Asha, and I build wells.';
  await assessment.saveAnswer({ sittingId, place, answer, version: 0 });
  await assessment.submitSection({ sittingId, section: 0 });
  expect(await text()).toBe(answer);
  const { answers } = await world.call(recruiter).assessment.loadSitting({ sittingId });
  expect(answers[place]).toMatchObject({ recording: 'video' });
  expect(answers[place]?.answer).toContain('and I build wells.');
  expect(await world.refusal(() => assessment.transcribe({ sittingId, place }))).toBe('TEST_OVER');
  expect(heard).toHaveLength(1);
});

test('CO-07 A11Y-01 the corrected text runs as captions, and a blind reviewer reads no name in them', async () => {
  const { student, recruiter, sittingId } = await createGiven(world);
  const parts = [
    { startMs: 0, endMs: 900, text: `I am ${student.name},` },
    { startMs: 900, endMs: 2_000, text: 'and I build whales.' },
  ];
  const text = parts.map((each) => each.text).join(' ');
  const transcriber = { host: 'speech.test', transcribe: async () => ({ text, parts }) };
  const { assessment } = world.call(student, { transcriber });
  const captions = (actor: Parameters<World['ctx']>[0]) =>
    loadAnswerCaptions(world.ctx(actor), { sittingId, place });
  const refused = { refusal: 'NOT_FOUND' };
  await expect(captions(student)).rejects.toMatchObject(refused);
  await assessment.transcribe({ sittingId, place });
  const answer = `I am ${student.name}, and I build wells.`;
  await assessment.saveAnswer({ sittingId, place, answer, version: 0 });
  await expect(captions(recruiter)).rejects.toMatchObject(refused);
  await assessment.submitSection({ sittingId, section: 0 });
  expect(await captions(student)).toBe(
    `WEBVTT\n\n00:00:00.000 --> 00:00:00.900\nI am ${student.name},\n` +
      '\n00:00:00.900 --> 00:00:02.000\nand I build wells.\n',
  );
  expect(await assessment.findOwn({ sittingId })).toMatchObject({
    recordings: [{ hasCaptions: true }],
  });
  const { answers } = await world.call(recruiter).assessment.loadSitting({ sittingId });
  expect(answers[place]).toMatchObject({ hasCaptions: true });
  const blind = await captions(recruiter);
  expect(blind).toContain('and I build wells.');
  for (const name of student.name.split(' ')) expect(blind).not.toContain(name);
  for (const actor of [await world.student(), { kind: 'visitor' } as const])
    await expect(captions(actor)).rejects.toThrow();
  await assessment.removeRecording({ sittingId, place });
  await expect(captions(student)).rejects.toMatchObject(refused);
});

test('CO-07 nothing is transcribed without a service, for somebody else, or where nothing is said', async () => {
  const { student, sittingId } = await createGiven(world);
  const transcriber = {
    host: 'speech.example.test',
    transcribe: async () => ({ text: 'Never sent', parts: [] }),
  };
  const refusal = (by: Student, id: string, options = {}) =>
    world.refusal(() => world.call(by, options).assessment.transcribe({ sittingId: id, place }));
  expect(await refusal(student, sittingId, { transcriber: null })).toBe('TRANSCRIBER_OFF');
  const other = await world.student();
  expect(await refusal(other, sittingId, { transcriber })).toBe('NOT_FOUND');
  const filed = await createFileGiven(world);
  expect(await refusal(filed.student, filed.sittingId, { transcriber })).toBe('NOT_FOUND');
  const silent = await createSpoken(world);
  expect(await refusal(silent.student, silent.sittingId, { transcriber })).toBe('NOT_FOUND');
});

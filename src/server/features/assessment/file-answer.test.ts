import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Member } from '#domain/actor.ts';
import { maxCounts } from '#domain/assessment/assessment.ts';
import { retentionDays } from '#domain/recording/recording-limits.ts';
import { dayMs } from '#domain/time.ts';
import { inTransaction } from '#server/context.ts';
import { files } from '#server/db/tables/files.ts';
import { deleteUser } from '#server/features/account/deletion/delete-user.ts';
import { createFileAsked, createFileGiven, createSpoken } from '#testing/calls/assessed.ts';
import { typedSpokenReview } from '#testing/calls/spoken-answer.ts';
import { opensLast } from '#testing/opens-last.ts';
import { doc, pdf } from '#testing/resume-bytes.ts';
import { createWorld, type World } from '#testing/world.ts';
import {
  loadAnswerFile,
  loadAnswerMedia,
  removeExpiredAnswers,
  submitFile,
} from './recorded-answers.ts';

let world: World;
beforeAll(async () => void (world = await createWorld()));
afterAll(() => world?.[Symbol.asyncDispose]());

const place = 0;
const in_ = (ms: number) => ({ now: new Date(world.now.getTime() + ms) });
type FileQuestion = Awaited<ReturnType<typeof createFileAsked>>;
const answersOf = async ({ student }: Pick<FileQuestion, 'student'>) =>
  (await world.rows(files)).filter(
    ({ ownerId, purpose }) => ownerId === student.userId && purpose === 'answer',
  );
const give = ({ student, sittingId }: FileQuestion, change = {}, options = {}) =>
  submitFile(world.ctx(student, options), {
    ...{ sittingId, place, name: 'asha-rao.pdf', bytes: pdf(400) },
    ...change,
  });

test('CO-07 a file is given as an answer, and a new one replaces it as often as allowed', async () => {
  const asked = await createFileAsked(world);
  const { assessment } = world.call(asked.student);
  for (let upload = 0; upload < maxCounts.uploads; upload++)
    await give(asked, { bytes: pdf(300 + upload) });
  expect((await answersOf(asked)).map(({ size }) => size)).toEqual([299 + maxCounts.uploads]);
  await expect(give(asked)).rejects.toMatchObject({ refusal: 'TRIES_USED' });
  expect(await answersOf(asked)).toHaveLength(1);
  const { running } = await assessment.findRunning({ sittingId: asked.sittingId });
  expect(running?.questions[place]).toMatchObject({ takesFile: true, recorded: 'file' });
});

test.each([
  ['FILE_EMPTY', { bytes: new Uint8Array() }],
  ['FILE_TYPE', { bytes: doc() }],
  ['FILE_TYPE', { name: 'answer.exe' }],
  ['FILE_TOO_LARGE', { bytes: pdf(5 * 1024 * 1024 + 1) }],
  ['NOT_FOUND', { place: 1 }],
  ['NOT_FOUND', { sittingId: crypto.randomUUID() }],
])('CO-07 a file is refused with %s, and nothing is stored (case %#)', async (refusal, change) => {
  const asked = await createFileAsked(world);
  await expect(give(asked, change)).rejects.toMatchObject({ refusal });
  expect(await answersOf(asked)).toEqual([]);
});

test('CO-07 no file is taken from somebody else, after the deadline, or where none was asked for', async () => {
  const asked = await createFileAsked(world);
  const other = { ...asked, student: await world.student() };
  await expect(give(other)).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  await expect(give(asked, {}, in_(8 * dayMs))).rejects.toMatchObject({ refusal: 'TEST_OVER' });
  const spoken = await createSpoken(world);
  await expect(give(spoken)).rejects.toMatchObject({ refusal: 'NOT_FOUND' });
  for (const each of [asked, other, spoken]) expect(await answersOf(each)).toEqual([]);
});

test('CO-07 those who review download the file after it is submitted, under a name that says nothing', async () => {
  const given = await createFileGiven(world);
  const { student, recruiter, sittingId } = given;
  const load = (actor: Parameters<World['ctx']>[0]) =>
    loadAnswerFile(opensLast(world.ctx(actor)), { sittingId, place });
  const refused = { refusal: 'NOT_FOUND' };
  expect((await load(student)).row.name).toBe('asha-rao.pdf');
  await expect(load(recruiter)).rejects.toMatchObject(refused);
  await world.call(student).assessment.submitSection({ sittingId, section: 0 });
  const { row, stream } = await load(recruiter);
  expect([row.name, row.mediaType]).toEqual(['answer-1.pdf', 'application/pdf']);
  expect((await buffer(stream)).byteLength).toBe(300);
  const foreign = (await createFileGiven(world)).recruiter;
  for (const actor of [foreign, await world.student(), { kind: 'visitor' } as const])
    await expect(load(actor)).rejects.toThrow();
  // It is no recording, and its resume route isn't a way around the name.
  const media = loadAnswerMedia(world.ctx(recruiter), { sittingId, place });
  await expect(media).rejects.toMatchObject(refused);
  const { answers } = await world.call(recruiter).assessment.loadSitting({ sittingId });
  expect(answers).toMatchObject([{ recording: 'file', kind: 'open' }]);
  expect(JSON.stringify(answers)).not.toContain('asha-rao');
});

test('CO-07 the student sees the name of the file, a reviewer only after submitting a review', async () => {
  const { student, recruiter, sittingId } = await createFileGiven(world);
  const own = world.call(student).assessment;
  const { running } = await own.findRunning({ sittingId });
  expect(running?.questions[place]?.fileName).toBe('asha-rao.pdf');
  await own.submitSection({ sittingId, section: 0 });
  expect((await own.findOwn({ sittingId })).recordings).toMatchObject([
    { kind: 'file', fileName: 'asha-rao.pdf' },
  ]);
  const colleague = await world.member({ id: recruiter.companyId });
  const seen = async (by: Member) => {
    const { answers } = await world.call(by).assessment.loadSitting({ sittingId });
    const { row, stream } = await loadAnswerFile(world.ctx(by), { sittingId, place });
    await buffer(stream);
    return [answers[place]?.fileName, row.name];
  };
  expect(await seen(recruiter)).toEqual([null, 'answer-1.pdf']);
  const scores = typedSpokenReview({});
  await world.call(recruiter).assessment.submitReview({ sittingId, version: 0, scores });
  expect(await seen(recruiter)).toEqual(['asha-rao.pdf', 'asha-rao.pdf']);
  expect(await seen(colleague)).toEqual([null, 'answer-1.pdf']);
});

test('CO-07 a file is removed when its student deletes it, after 90 days, and with the account', async () => {
  const [deleted, old, gone] = [
    await createFileGiven(world),
    await createFileGiven(world),
    await createFileGiven(world),
  ];
  const { sittingId } = deleted;
  await world.call(deleted.student).assessment.removeRecording({ sittingId, place });
  expect(await answersOf(deleted)).toEqual([]);
  await inTransaction(world.ctx({ kind: 'system' }), (tx) => deleteUser(tx, gone.student.userId));
  expect(await answersOf(gone)).toEqual([]);
  const at = (days: number) => world.ctx({ kind: 'system' }, in_(days * dayMs));
  await removeExpiredAnswers(at(retentionDays - 1));
  expect(await answersOf(old)).toHaveLength(1);
  await removeExpiredAnswers(at(retentionDays + 1));
  expect(await answersOf(old)).toEqual([]);
});

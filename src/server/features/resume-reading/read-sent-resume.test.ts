import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Student } from '#domain/actor.ts';
import { files } from '#server/db/tables/files.ts';
import { resumeReadings } from '#server/db/tables/resume-readings.ts';
import { storeResume } from '#server/features/file/store-resume.ts';
import { exampleResume } from '#testing/made-resumes.ts';
import { readableResume as bytes } from '#testing/readable-resume.ts';
import { createWorld, type World } from '#testing/world.ts';
import { readSentResume } from './read-sent-resume.ts';
import { readUnread } from './read-unread.ts';

let world: World;
let company: Awaited<ReturnType<World['company']>>;
let recruiter: Awaited<ReturnType<World['member']>>;
beforeAll(async () => {
  world = await createWorld();
  company = await world.company();
  recruiter = await world.member(company, 'recruiter');
});
afterAll(() => world[Symbol.asyncDispose]());

const system = { kind: 'system' } as const;
const ofTask = () => world.ctx(system);

async function sent(student: Student & { name: string; email: string }, resumeFileId: string) {
  const posting = await world.posting(company);
  const { id } = await world.application({ posting, student, values: { resumeFileId } });
  return world.call(recruiter).application.loadReading({ applicationId: id });
}

test('ATS-06 a task parses a submitted resume, and the company sees its fields with their positions', async () => {
  const student = await world.student();
  const file = await storeResume(world.ctx(student), { name: 'meera.pdf', bytes });
  expect(await sent(student, file.id)).toEqual({ state: 'waiting', parsed: null });
  await readSentResume(ofTask(), { fileId: file.id });
  const { state, parsed } = await sent(student, file.id);
  expect([state, parsed?.from, parsed?.problem]).toEqual(['read', 'pdf', null]);
  const fields = new Map(parsed?.fields.map((field) => [field.path, field]));
  expect(fields.get('basics.email')).toMatchObject({
    value: 'meera.iyer@example.com',
    place: { page: 0 },
  });
  expect([...fields.values()].map(({ value }) => value)).toEqual(
    expect.arrayContaining(['Meera', 'Iyer', 'Python', 'Django']),
  );
});

test('ATS-06 a resume written on the platform keeps its exact content, whatever is edited later', async () => {
  const student = await world.student();
  const call = world.call(student).resume;
  const own = await call.create({ name: 'Mine', content: exampleResume });
  const file = await call.createFile({ resumeId: own.id });
  const changed = { ...own.content, achievements: ['Added later'] };
  await call.save({
    resumeId: own.id,
    version: own.version,
    name: own.name,
    design: own.design,
    content: changed,
  });
  await readSentResume(ofTask(), { fileId: file.id });
  const { parsed } = await sent(student, file.id);
  expect([parsed?.from, parsed?.problem]).toEqual(['written', null]);
  const values = new Map(parsed?.fields.map(({ path, value }) => [path, value]));
  expect(values.get('basics.summary')).toBe(exampleResume.basics.summary);
  expect(values.get('experience.0.description')).toBe(exampleResume.experience[0]?.description);
  expect([...values.values()]).not.toContain('Added later');
  const placed = parsed?.fields.filter(({ place }) => place !== null).length ?? 0;
  expect(placed / (parsed?.fields.length ?? 1)).toBeGreaterThan(0.9);
});

test('ATS-02 for an unreadable file the problem is stored, and nothing is invented', async () => {
  const student = await world.student();
  const torn = bytes.subarray(0, 400);
  const file = await storeResume(world.ctx(student), { name: 'torn.pdf', bytes: torn });
  await readSentResume(ofTask(), { fileId: file.id });
  const { state, parsed } = await sent(student, file.id);
  expect([state, parsed?.fields]).toEqual(['read', []]);
  expect(parsed?.problem).not.toBeNull();
});

test('ATS-06 only those handling the application can load its parsed resume; others get not found', async () => {
  const student = await world.student();
  const file = await world.file(student);
  const posting = await world.posting(company);
  const { id } = await world.application({ posting, student, values: { resumeFileId: file.id } });
  const ask = async (actor: Parameters<World['call']>[0], applicationId = id) =>
    world
      .call(actor)
      .application.loadReading({ applicationId })
      .then(
        ({ state }) => state,
        (error: unknown) => (error as { code?: string }).code,
      );
  expect(await ask(recruiter)).toBe('waiting');
  expect(await ask(await world.member(company, 'interviewer'))).toBe('NOT_FOUND');
  expect(await ask(await world.member(await world.company(), 'owner'))).toBe('NOT_FOUND');
  expect(await ask(recruiter, '01990000-0000-7000-8000-00000000ffff')).toBe('NOT_FOUND');
});

test('ATS-06 resumes that were never parsed, or by older rules, are parsed; the rest are not parsed again', async () => {
  const student = await world.student();
  const file = await storeResume(world.ctx(student), { name: 'old.pdf', bytes });
  await sent(student, file.id);
  const unsent = await world.file(student);
  const added: string[] = [];
  const ctx = {
    ...ofTask(),
    tasks: {
      ...ofTask().tasks,
      add: async (_db: unknown, _name: string, payload: object) =>
        void added.push((payload as { fileId: string }).fileId),
    },
  } as ReturnType<typeof ofTask>;
  await readUnread(ctx);
  expect(added).toContain(file.id);
  expect(added).not.toContain(unsent.id);
  await readSentResume(ofTask(), { fileId: file.id });
  added.length = 0;
  await readUnread(ctx);
  expect(added).not.toContain(file.id);
  await world
    .ctx(system)
    .db.update(resumeReadings)
    .set({ version: 0 })
    .where(eq(resumeReadings.fileId, file.id));
  await readUnread(ctx);
  expect(added).toContain(file.id);
});

test('ATS-06 a resume whose parsing failed for good is queued again the next day', async () => {
  const student = await world.student();
  const file = await storeResume(world.ctx(student), { name: 'stuck.pdf', bytes });
  await sent(student, file.id);
  const queued = async () => {
    await readUnread(ofTask());
    const tasks = await world.tasks('application.read-resume');
    return tasks.filter(({ fileId }) => fileId === file.id).length;
  };
  expect([await queued(), await queued()]).toEqual([1, 1]);
  world.passTime(24 * 60 * 60_000);
  expect([await queued(), await queued()]).toEqual([2, 2]);
});

test('ATS-06 deleting a file before it is parsed is no failure, and deletes its result', async () => {
  const student = await world.student();
  const file = await storeResume(world.ctx(student), { name: 'gone.pdf', bytes });
  await readSentResume(ofTask(), { fileId: file.id });
  const { db } = ofTask();
  await db.delete(files).where(eq(files.id, file.id));
  expect(await db.$count(resumeReadings, eq(resumeReadings.fileId, file.id))).toBe(0);
  await readSentResume(ofTask(), { fileId: file.id });
});

async function takeBytes(fileId: string) {
  const ctx = ofTask();
  const [row] = await ctx.db.select().from(files).where(eq(files.id, fileId));
  const key = row?.key ?? '';
  await ctx.files.delete(key);
  return () => ctx.files.put(key, bytes, { contentType: 'application/pdf' });
}

test('ATS-06 the company learns that a file’s bytes are lost, and it is parsed if they return', async () => {
  const student = await world.student();
  const { id: fileId } = await storeResume(world.ctx(student), { name: 'away.pdf', bytes });
  const giveBack = await takeBytes(fileId);
  await readSentResume(ofTask(), { fileId });
  const { state, parsed } = await sent(student, fileId);
  expect([state, parsed?.problem, parsed?.fields]).toEqual(['read', 'gone', []]);
  await giveBack();
  await readSentResume(ofTask(), { fileId });
  expect((await sent(student, fileId)).parsed?.problem).toBeNull();
});

test('ATS-06 a resume written on the platform is available even without its file', async () => {
  const student = await world.student();
  const call = world.call(student).resume;
  const own = await call.create({ name: 'Mine', content: exampleResume });
  const { id: fileId } = await call.createFile({ resumeId: own.id });
  await takeBytes(fileId);
  await readSentResume(ofTask(), { fileId });
  const { parsed } = await sent(student, fileId);
  expect([parsed?.from, parsed?.problem]).toEqual(['written', null]);
  expect(parsed?.fields.map(({ value }) => value)).toContain(exampleResume.basics.summary);
});

test('ATS-06 parsing interrupted by a shutdown stores nothing', async () => {
  const student = await world.student();
  const file = await storeResume(world.ctx(student), { name: 'late.pdf', bytes });
  const stopped = readSentResume(ofTask(), { fileId: file.id }, AbortSignal.abort());
  await expect(stopped).rejects.toThrow('abort');
  expect((await sent(student, file.id)).state).toBe('waiting');
});

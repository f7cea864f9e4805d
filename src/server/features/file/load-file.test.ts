import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Actor } from '#domain/actor.ts';
import { onePagePdf } from '#testing/row-makers.ts';
import { createWorld, visitor } from '#testing/world.ts';
import { loadFile } from './load-file.ts';
import { storeResume } from './store-resume.ts';

const unknown = '01990000-0000-7000-8000-00000000ffff';

test('SEC-02 only the owner and those handling the application can open a resume; others get not found', async () => {
  await using world = await createWorld();
  const company = await world.company();
  const owner = await world.student();
  const sent = await world.file(owner);
  const kept = await world.file(owner);
  const posting = await world.posting(company);
  await world.application({ posting, student: owner, values: { resumeFileId: sent.id } });
  const other = await world.company();
  const otherPosting = await world.posting(other);
  await world.application({ posting: otherPosting, student: await world.student() });
  const opens = async (actor: Actor, id: string) => {
    try {
      const file = await loadFile(world.ctx(actor), id);
      return (await buffer(file.stream)).equals(onePagePdf) && file.size === onePagePdf.byteLength;
    } catch (error) {
      return String(error);
    }
  };
  const people: [Actor, boolean, boolean][] = [
    [owner, true, true],
    [await world.member(company, 'owner'), true, false],
    [await world.member(company, 'recruiter'), true, false],
    [await world.member(company, 'interviewer'), false, false],
    [await world.member(other, 'owner'), false, false],
    [await world.student(), false, false],
    [await world.admin(), false, false],
    [visitor, false, false],
  ];
  for (const [actor, seesSent, seesKept] of people) {
    const not = await opens(actor, unknown);
    expect(not).toContain('NOT_FOUND');
    expect(await opens(actor, sent.id)).toBe(seesSent || not);
    expect(await opens(actor, kept.id)).toBe(seesKept || not);
  }
});

test('SEC-40 a resume is stored under a generated name, and only for a student', async () => {
  await using world = await createWorld();
  const student = await world.student();
  const upload = { name: '../../<b>Asha</b> – Rao.PDF', bytes: onePagePdf };
  const { id } = await storeResume(world.ctx(student), upload);
  const { row } = await loadFile(world.ctx(student), id);
  expect(row).toMatchObject({ name: upload.name, mediaType: 'application/pdf', purpose: 'resume' });
  expect(row.key).toMatch(/^2026\/11\/[0-9a-f-]{36}$/u);
  const before = await world.dump();
  const admin = await world.admin();
  const { users: _users, profiles: _profiles, ...rest } = before;
  await expect(storeResume(world.ctx(admin), upload)).rejects.toThrow('FORBIDDEN');
  const wrong = { ...upload, name: 'resume.docx' };
  await expect(storeResume(world.ctx(student), wrong)).rejects.toThrow('FILE_TYPE');
  const empty = { ...upload, bytes: Buffer.alloc(0) };
  await expect(storeResume(world.ctx(student), empty)).rejects.toThrow('FILE_EMPTY');
  expect((await world.dump())['files']).toEqual(rest['files']);
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BufferSource, Input, WEBM } from 'mediabunny';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { modelCallsPerDay } from '#domain/rate-limit/rate-limits.ts';
import { modelCalls } from '#server/db/tables/model-calls.ts';
import { createTranscriber } from '#server/ports/model/create-transcriber.ts';
import { createFinished } from '#testing/calls/recording.ts';
import { createWorld, type World } from '#testing/world.ts';

type Heard = {
  path: string | undefined;
  key: string | undefined;
  model: unknown;
  format: unknown;
  file: File;
};

type ServiceAnswer = { status: number; body: string };
let answer: ServiceAnswer | null | ((format: unknown) => ServiceAnswer);
const heard: Heard[] = [];
/** A speech-to-text service on a local socket. */
const service = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', async () => {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(Buffer.concat(parts), {
      headers: { 'content-type': type },
    }).formData();
    heard.push({
      path: request.url,
      key: request.headers.authorization,
      model: form.get('model'),
      format: form.get('response_format'),
      file: form.get('file') as File,
    });
    if (answer === null) return;
    const told = typeof answer === 'function' ? answer(form.get('response_format')) : answer;
    response.writeHead(told.status, { 'content-type': 'application/json' }).end(told.body);
  });
});

let world: World;
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}/v1`;
  world = await createWorld();
});
afterAll(async () => {
  await world?.[Symbol.asyncDispose]();
  service.closeAllConnections();
  service.close();
});
beforeEach(() => {
  answer = { status: 200, body: '{"text":" I asked the team first. "}' };
});

const transcriber = () => createTranscriber({ url, model: 'speech-1', key: 'secret' });
const saved = async (by: Awaited<ReturnType<typeof createFinished>>['by']) =>
  (await world.call(by).recording.list({})).items[0]?.transcript;

test('PRAC-03 the sound of a recording, without the picture, becomes its text', async () => {
  const { by, recordingId } = await createFinished(world);
  const { recording } = world.call(by, { transcriber: transcriber() });
  expect((await recording.loadRoom({})).transcriber).toBe(new URL(url).host);
  expect(await recording.createTranscript({ recordingId })).toEqual({
    id: recordingId,
    transcript: 'I asked the team first.',
  });
  expect(await saved(by)).toBe('I asked the team first.');
  const { file, ...sent } = heard.at(-1) as Heard;
  expect(sent).toEqual({
    path: '/v1/audio/transcriptions',
    key: 'Bearer secret',
    model: 'speech-1',
    format: 'verbose_json',
  });
  expect([file.name, file.type]).toEqual(['answer.webm', 'audio/webm']);
  const input = new Input({
    formats: [WEBM],
    source: new BufferSource(await file.arrayBuffer()),
  });
  expect(await input.getPrimaryVideoTrack()).toBeNull();
  expect(await input.computeDuration()).toBeCloseTo(3, 0);
});

test('CO-07 a service tells when each part was said; one that tells no times is asked for text alone', async () => {
  const sound = { bytes: new Uint8Array(8), mediaType: 'audio/webm' };
  const segments = [
    { start: 0, end: 1.25, text: ' I asked\u0000', tokens: [1, 2] },
    { start: 1.25, end: 1.25, text: ' nothing' },
    { start: 'soon', end: 3, text: ' odd' },
    { start: 1.25, end: 3, text: ' the team.' },
  ];
  answer = { status: 200, body: JSON.stringify({ text: 'I asked the team.', segments }) };
  expect(await transcriber().transcribe(sound)).toEqual({
    text: 'I asked the team.',
    parts: [
      { startMs: 0, endMs: 1_250, text: 'I asked' },
      { startMs: 1_250, endMs: 3_000, text: 'the team.' },
    ],
  });
  answer = (format) =>
    format === 'json' ? { status: 200, body: '{"text":"Heard."}' } : { status: 400, body: '{}' };
  const plain = transcriber();
  const before = heard.length;
  for (let turn = 0; turn < 2; turn++)
    expect(await plain.transcribe(sound)).toEqual({ text: 'Heard.', parts: [] });
  expect(heard.slice(before).map(({ format }) => format)).toEqual(['verbose_json', 'json', 'json']);
});

test('PRAC-03 without a service nothing is offered or sent', async () => {
  const { by, recordingId } = await createFinished(world);
  const { recording } = world.call(by, { transcriber: null });
  expect((await recording.loadRoom({})).transcriber).toBeNull();
  await expect(recording.createTranscript({ recordingId })).rejects.toMatchObject({
    code: 'TRANSCRIBER_OFF',
  });
});

test.each([
  ['is down', { status: 500, body: '{}' }],
  ['writes no JSON', { status: 200, body: '<html>' }],
  ['writes something else', { status: 200, body: '{"text":null}' }],
  ['hears nothing', { status: 200, body: '{"text":"  "}' }],
])('PRAC-03 REL-33 a service that %s costs no call and loses nothing', async (_, told) => {
  const { by, recordingId } = await createFinished(world);
  const { recording } = world.call(by, { transcriber: transcriber() });
  answer = told;
  await expect(recording.createTranscript({ recordingId })).rejects.toMatchObject({
    code: 'TRANSCRIBER_FAILED',
  });
  expect(await saved(by)).toBeNull();
  expect((await world.rows(modelCalls)).find(({ userId }) => userId === by.userId)?.calls).toBe(0);
});

test.each([
  ['silent ones', { status: 200, body: '{"text":""}' }],
  ['ones it can’t read', { status: 415, body: '{}' }],
])('PRAC-03 REL-33 after many recordings, %s, the next one is still sent', async (_, told) => {
  const { by, recordingId } = await createFinished(world);
  const { recording } = world.call(by, { transcriber: transcriber() });
  const before = heard.length;
  answer = told;
  for (let turn = 0; turn < 6; turn++)
    await recording.createTranscript({ recordingId }).catch(() => undefined);
  answer = { status: 200, body: '{"text":"Heard\\u0000 me\\ud800"}' };
  expect((await recording.createTranscript({ recordingId })).transcript).toBe('Heard  me\ufffd');
  const asked = heard.slice(before).filter(({ format }) => format === 'verbose_json');
  expect(asked).toHaveLength(7);
});

test('PRAC-03 what the student wrote in the meantime stays', async () => {
  const { by, recordingId } = await createFinished(world);
  const { recording } = world.call(by, { transcriber: transcriber() });
  await recording.saveTranscript({ recordingId, transcript: 'In my words.' });
  expect((await recording.createTranscript({ recordingId })).transcript).toBe('In my words.');
  expect(await saved(by)).toBe('In my words.');
});

test('PRAC-03 SEC-30 another student’s recording is not sent, and the daily limit holds', async () => {
  const { by, recordingId } = await createFinished(world);
  const stranger = world.call(await world.student(), { transcriber: transcriber() }).recording;
  const before = heard.length;
  await expect(stranger.createTranscript({ recordingId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  const day = world.ctx(by).now.toISOString().slice(0, 10);
  await world.db.insert(modelCalls).values({ userId: by.userId, day, calls: modelCallsPerDay });
  const { recording } = world.call(by, { transcriber: transcriber() });
  await expect(recording.createTranscript({ recordingId })).rejects.toMatchObject({
    code: 'TRANSCRIBER_LIMIT',
  });
  expect(heard.length).toBe(before);
});

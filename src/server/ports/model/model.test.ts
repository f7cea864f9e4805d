import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type ModelMode, startFakeModel } from '#testing/fake-model.ts';
import { mayBeModel } from './check-address.ts';
import { ModelFailure } from './model-failure.ts';
import type { ModelPort } from './model.ts';

let fake: Awaited<ReturnType<typeof startFakeModel>>;
beforeAll(async () => {
  fake = await startFakeModel();
});
afterAll(() => fake[Symbol.asyncDispose]());
beforeEach(() => {
  fake.behaves('normal');
  fake.writes((material) => ({ said: `You said ${JSON.stringify(material)}` }));
});

const question = {
  task: 'Say it again.',
  material: { words: 'Grüße, नमस्ते' },
  answer: {
    name: 'echo',
    schema: { type: 'object' },
    read: (value: unknown) => {
      const said = (value as { said?: unknown } | null)?.said;
      return typeof said === 'string' ? said : undefined;
    },
  },
  maxTokens: 100,
};
const problemOf = (model: ModelPort) =>
  model.complete(question).then(
    (answer) => answer,
    (error: unknown) => (error instanceof ModelFailure ? error.problem : error),
  );
const quick = { firstByteMs: 300, totalMs: 600 };

describe.each(['chat', 'messages'] as const)('a model that speaks %s', (api) => {
  test.each(['normal', 'whole', 'fenced'] as const)('RES-04 answers, %s', async (mode) => {
    fake.behaves(mode);
    expect(await problemOf(fake.model({ api }))).toBe('You said {"words":"Grüße, नमस्ते"}');
  });

  test('RES-04 gets the model, the task separate from user input, and the schema', async () => {
    await fake.model({ api }).complete(question);
    const { path, headers, task, material, body } = fake.asked.at(-1) ?? {};
    expect([path, task, material]).toEqual([
      api === 'chat' ? '/v1/chat/completions' : '/v1/messages',
      question.task,
      question.material,
    ]);
    expect(body).toMatchObject({ model: 'fake-1', stream: true });
    expect(JSON.stringify(body)).toContain('{"type":"object"}');
    const key = api === 'chat' ? headers?.['authorization'] : headers?.['x-api-key'];
    expect(key).toBe(api === 'chat' ? 'Bearer key of the model' : 'key of the model');
  });

  test.each<[ModelMode, string]>([
    ['never', 'slow'],
    ['trickle', 'slow'],
    ['drops', 'cut'],
    ['cut', 'cut'],
    ['unfinished', 'cut'],
    ['too-many-tokens', 'cut'],
    ['error-event', 'failed'],
    ['down', 'failed'],
    ['busy', 'busy'],
    ['refuses', 'refused'],
    ['redirect', 'redirect'],
    ['html', 'not-json'],
    ['broken', 'not-json'],
    ['other-shape', 'other-shape'],
    ['huge', 'too-large'],
    ['empty', 'empty'],
  ])('REL-33 one that is “%s” ends as %s', async (mode, problem) => {
    fake.behaves(mode);
    const deadlines = problem === 'slow' ? quick : {};
    const before = fake.asked.length;
    expect(await problemOf(fake.model({ api, deadlines }))).toBe(problem);
    expect(fake.asked.length - before).toBe(1);
  });
});

test('REL-33 five failures open the circuit breaker for half a minute, then one trial call decides', async () => {
  let now = 0;
  const model = fake.model({ now: () => now });
  fake.behaves('down');
  for (let count = 0; count < 5; count++) expect(await problemOf(model)).toBe('failed');
  const before = fake.asked.length;
  expect(await problemOf(model)).toBe('paused');
  now = 29_999;
  expect(await problemOf(model)).toBe('paused');
  expect(fake.asked.length).toBe(before);
  now = 30_000;
  const both = await Promise.all([problemOf(model), problemOf(model)]);
  expect(both).toEqual(['failed', 'paused']);
  now = 59_999;
  expect(await problemOf(model)).toBe('paused');
  fake.behaves('normal');
  now = 60_000;
  expect(await problemOf(model)).toMatch(/^You said/u);
  fake.behaves('down');
  expect(await problemOf(model)).toBe('failed');
  fake.behaves('normal');
  expect(await problemOf(model)).toMatch(/^You said/u);
});

test.each([
  ['169.254.169.254', false],
  ['::ffff:169.254.169.254', false],
  ['fd00:ec2::254', false],
  ['fe80::1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['nonsense', false],
  ['127.0.0.1', true],
  ['::1', true],
  ['10.1.2.3', true],
  ['1.1.1.1', true],
  ['2606:4700::1111', true],
])('SEC-47 a model at %s: %s', (address, may) => {
  expect(mayBeModel(address)).toBe(may);
});

test.each(['http://169.254.169.254/v1', 'http://[::ffff:a9fe:a9fe]/v1'])(
  'SEC-47 neither the key nor any text goes to %s',
  async (url) => {
    expect(await problemOf(fake.model({ url }))).toBe('forbidden-address');
  },
);

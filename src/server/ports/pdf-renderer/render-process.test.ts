import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { createRenderProcess } from './render-process.ts';

const script = fileURLToPath(new URL('./end-when-idle.fixture.ts', import.meta.url));

test('SEC-45 a request that comes while the idle process ends goes to a new one', async () => {
  const limits = { maxMs: 5_000, mostOrders: 10, maxBytes: 2 ** 30 };
  const rendering = createRenderProcess(limits, script);
  const letter = {
    ...{ title: 'Offer', language: 'en', from: 'Example Ltd', date: '1 May 2027' },
    ...{ greeting: '', opening: '', facts: [], paragraphs: [], closing: '', signature: [] },
  };
  const set = () => rendering.set({ kind: 'letter', letter });
  await set();
  const first = rendering.processId();
  await expect(set()).resolves.toBeInstanceOf(Uint8Array);
  expect(rendering.processId()).not.toBe(first);
  rendering.close();
});

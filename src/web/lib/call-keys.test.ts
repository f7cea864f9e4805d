import { ORPCError } from '@orpc/client';
import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { createCallKeys, isReading } from './call-keys.ts';

const save = { path: ['posting', 'save'], input: { title: 'Baker' }, context: {} };
const lost = () => Promise.reject(new TypeError('Failed to fetch'));

test('REL-46 a call keeps its key until any response arrives; the next call gets a new one', async () => {
  const keys = createCallKeys();
  const sent: (string | undefined)[] = [];
  const send = (answer: () => Promise<unknown>) => (key: string | undefined) => {
    sent.push(key);
    return answer();
  };
  const broken = () => Promise.reject(new ORPCError('BAD_GATEWAY', { status: 502 }));
  const refused = () => Promise.reject(new ORPCError('POSTING_CHANGED', { status: 409 }));
  const asked = [lost, broken, async () => 'saved', refused, async () => 'saved'];
  for (const answer of asked) await keys.withKey(save, send(answer)).catch(() => undefined);
  const [first, again, third, fourth, fifth] = sent;
  expect(first).toMatch(/^[\w-]{36}$/u);
  expect([again, third]).toEqual([first, first]);
  expect(new Set([third, fourth, fifth]).size).toBe(3);
});

test('REL-46 different input or another procedure gets another key; identical concurrent calls share one', async () => {
  const keys = createCallKeys();
  const keyOf = async (call: typeof save) => {
    let used: string | undefined;
    await keys
      .withKey(call, (key) => {
        used = key;
        return lost();
      })
      .catch(() => undefined);
    return used;
  };
  const calls = [
    save,
    { ...save, input: { title: 'Cook' } },
    { ...save, path: ['posting', 'updateAsAdmin'] },
  ];
  const used = await Promise.all([...calls, save].map(keyOf));
  expect(new Set(used).size).toBe(3);
  expect(used[3]).toBe(used[0]);
  expect(await keyOf({ ...save, context: { idempotencyKey: 'given' } as object })).toBe('given');
});

/** These inputs must not appear in a URL or in logs. */
const readsByPost = new Set([
  'findLink',
  'loadCandidate',
  'listPages',
  'loadShared',
  'suggestRewrites',
  'suggestWordings',
  'verify',
]);

test('REL-46 every mutation gets a key, and no query does', () => {
  for (const procedures of Object.values(contract)) {
    for (const [verb, procedure] of Object.entries(procedures)) {
      const isGet = procedure['~orpc'].route.method === 'GET';
      expect(isReading(verb), verb).toBe(isGet || readsByPost.has(verb));
    }
  }
});

import { expect, test } from 'vitest';
import { createPasswordHash } from './passwords.ts';

test('SEC-15 while so many sign up that some are refused, signing in has a queue of its own', async () => {
  const { hash, verify } = createPasswordHash({ memoryCost: 4_096, timeCost: 1, parallelism: 1 });
  const stored = await hash('a rung at a time');
  const signUps = Promise.allSettled(Array.from({ length: 100 }, () => hash('another password')));
  const signIns = await Promise.all(
    ['a rung at a time', 'not this one'].map((password) => verify({ hash: stored, password })),
  );
  expect(signIns).toEqual([true, false]);
  const refused = (await signUps).filter((each) => each.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]?.reason).toMatchObject({ refusal: 'TOO_BUSY' });
});

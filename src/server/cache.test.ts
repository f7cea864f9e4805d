import { describe, expect, it } from 'vitest';
import { createCache } from './cache.ts';

function createCase() {
  // At 0 the library's entries never expire.
  let now = 1;
  let made = 0;
  const kept = createCache(() => now);
  return {
    kept,
    pass: (seconds: number) => (now += seconds * 1_000),
    load: () => kept.load('postings.total', 5, async () => (made += 1)),
  };
}

describe('cache', () => {
  it('PERF-05 concurrent callers share one load of a value', async () => {
    const { load } = createCase();
    expect(await Promise.all([load(), load(), load()])).toEqual([1, 1, 1]);
    expect(await load()).toBe(1);
  });

  it('PERF-05 a value is reloaded after its lifetime, not before', async () => {
    const { load, pass } = createCase();
    await load();
    pass(4.9);
    expect(await load()).toBe(1);
    pass(0.2);
    expect(await load()).toBe(2);
  });

  it('PERF-05 a dropped value is reloaded, and one dropped while loading is not cached', async () => {
    const { kept, load } = createCase();
    await load();
    kept.drop('postings');
    const making = load();
    kept.drop('postings');
    expect(await making).toBe(2);
    expect(await load()).toBe(3);
  });

  it('PERF-05 a failure is not cached', async () => {
    const { kept, load } = createCase();
    const failing = () => Promise.reject(new Error('the database is away'));
    await expect(kept.load('postings.total', 5, failing)).rejects.toThrow('away');
    expect(await load()).toBe(1);
  });

  it('REL-34 the least recently used value is evicted above three hundred', async () => {
    const kept = createCache(() => 0);
    const made: string[] = [];
    const ask = (name: string) => kept.load(name, 60, async () => made.push(name));
    for (let n = 0; n <= 300; n++) await ask(`searches.${n}`);
    made.length = 0;
    await ask('searches.300');
    await ask('searches.1');
    await ask('searches.0');
    expect(made).toEqual(['searches.0']);
  });
});

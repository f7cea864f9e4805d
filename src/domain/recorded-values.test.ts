import { expect, test } from 'vitest';

// Dictionaries are left out: tests on texts measure what they find.
const files = import.meta.glob<Record<string, unknown>>(
  ['./**/*.ts', '!./**/*.{test,fixture}.ts', '!./**/*-words.ts', '!./skill/taxonomy/*.ts'],
  { eager: true },
);

/** Longer ones, and lists of words in lines, are dictionaries too. */
const longest = 1_000;

const isPlain = (value: unknown): boolean => {
  if (typeof value === 'string') return !value.includes('\n');
  if (['number', 'boolean'].includes(typeof value) || value === null) return true;
  if (typeof value !== 'object') return false;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
};

test('HOUSE the limits, weights, choices and defaults of all rules match the reviewed snapshot', async () => {
  const modules = Object.entries(files).toSorted(([one], [other]) => (one < other ? -1 : 1));
  const lines = modules.flatMap(([path, exported]) => {
    const values = Object.entries(exported)
      .filter(([, value]) => isPlain(value))
      .map(([name, value]) => `  ${name} = ${JSON.stringify(value)}`)
      .filter((line) => line.length <= longest);
    return values.length === 0 ? [] : [[path.slice(2), ...values.toSorted()].join('\n')];
  });
  // A changed value must be intentional: `vitest -u` updates the snapshot, and review sees it.
  await expect(`${lines.join('\n\n')}\n`).toMatchFileSnapshot('recorded-values.snap');
});

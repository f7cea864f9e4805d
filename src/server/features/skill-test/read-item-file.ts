import { z } from 'zod';
import type { ImportProblem } from '#contract/skill-test.ts';
import { mostImported } from '#domain/skill-test/find-item-faults.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import type { ImportedItem, Json } from '#domain/skill-test/test-item.ts';

const longest = 10_000;
const text = z
  .string()
  .max(longest)
  .refine((typed) => !typed.includes('\u0000') && typed.isWellFormed());
const json = z.json() as z.ZodType<Json, Json>;
const code = z.strictObject({ language: text, text });
const shown = { prompt: text, explanation: text, code: code.optional() };

/** A question with its answer key. */
export const madeItem = z.discriminatedUnion('kind', [
  z.strictObject({ ...shown, kind: z.literal('choice'), options: z.array(text) }),
  z.strictObject({
    ...shown,
    kind: z.literal('output'),
    code: code.extend({ language: z.literal('javascript') }),
    answer: text,
  }),
  z.strictObject({ ...shown, kind: z.literal('text'), accepted: z.array(z.array(text)) }),
  z.strictObject({
    ...shown,
    kind: z.literal('function'),
    name: z.string().regex(/^[A-Za-z]\w{0,59}$/u),
    starter: text,
    solution: text,
    cases: z.array(z.strictObject({ arguments: z.array(json), expected: json })).max(50),
  }),
  z.strictObject({
    ...shown,
    kind: z.literal('sql'),
    setup: text,
    starter: text,
    solution: text,
    ordered: z.boolean(),
  }),
]) satisfies z.ZodType<unknown>;

/** What every item has, whether from a file of the product or imported. */
export const itemHead = z.object({
  id: z.string().regex(/^[a-z0-9-]{4,60}$/u),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  skill: z.string().min(1).max(60),
});

const testItemFile = z
  .array(itemHead.extend({ domain: z.enum(testDomains), question: madeItem }).strict())
  .min(1)
  .max(mostImported);

/** NUL and lone surrogates, which PostgreSQL can't store and JSON.stringify escapes. */
const unstorable = /\\u(?:0000|d[89a-f])/u;

/** The items of an administrator's file, or what is wrong with its form. */
export function readItemFile(
  file: string,
): { items: ImportedItem[] } | { problems: ImportProblem[] } {
  let json: unknown;
  try {
    json = JSON.parse(file);
  } catch {
    return { problems: [{ place: null, problem: 'json', detail: '' }] };
  }
  if (unstorable.test(JSON.stringify(json)))
    return { problems: [{ place: null, problem: 'json', detail: 'U+0000' }] };
  const parsed = testItemFile.safeParse(json);
  if (parsed.success) return { items: parsed.data as ImportedItem[] };
  return {
    problems: parsed.error.issues.map(({ path: [at, ...inside], message }) => ({
      place: typeof at === 'number' ? at + 1 : null,
      problem: 'shape' as const,
      detail: [inside.join('.'), message].filter(Boolean).join(': ').slice(0, 200),
    })),
  };
}

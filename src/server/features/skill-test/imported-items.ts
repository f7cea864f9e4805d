import { z } from 'zod';
import type { ImportProblem } from '#contract/skill-test.ts';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { findItemFaults, maxImported } from '#domain/skill-test/find-item-faults.ts';
import { isSameOutput } from '#domain/skill-test/judge-answer.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import type { ImportedItem, Json, GeneratedQuestion } from '#domain/skill-test/test-item.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/audit-log.ts';
import type { AnswerRunner } from '#server/ports/answer-runner/answer-runner.ts';
import { type AdminScope, requireAdmin } from '#server/scopes.ts';
import { gradeAnswer, NotRun } from './grading.ts';
import { insertItems, loadTakenIds } from './test-item.store.ts';
import { itemById } from './test-items.ts';

const maxLength = 10_000;
const text = z
  .string()
  .max(maxLength)
  .refine((typed) => !typed.includes('\u0000') && typed.isWellFormed());
const json = z.json() as z.ZodType<Json, Json>;
const code = z.strictObject({ language: text, text });
const shown = { prompt: text, explanation: text, code: code.optional() };

/** A question with its answer key. */
export const generatedQuestion = z.discriminatedUnion('kind', [
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
  .array(itemHead.extend({ domain: z.enum(testDomains), question: generatedQuestion }).strict())
  .min(1)
  .max(maxImported);

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

const maxProblems = 20;
const skills = new Set([...anyCase.values(), ...exactCase.values()]);

/** Adds the items of a JSON file if none has a fault. Each solution must pass its own question. */
export async function importItems(ctx: Ctx, { file }: { file: string }) {
  const scope = requireAdmin(ctx);
  const read = readItemFile(file);
  const problems = 'problems' in read ? read.problems : await findProblems(ctx, scope, read.items);
  if ('problems' in read || problems.length > 0)
    return { imported: 0, problems: problems.slice(0, maxProblems) };
  return inTransaction(ctx, async (tx) => {
    const ids = await insertItems(tx, scope, read.items);
    if (ids.length > 0)
      await noteAction(tx, {
        action: 'test-items.imported',
        target: { kind: 'test-items' },
        after: { ids },
      });
    return { imported: ids.length, problems: [] };
  });
}

async function findProblems(
  ctx: Ctx,
  scope: AdminScope,
  items: readonly ImportedItem[],
): Promise<ImportProblem[]> {
  const ids = items.map(({ id }) => id);
  const takenIds = await loadTakenIds(ctx, scope, ids);
  const problems: ImportProblem[] = items.flatMap(({ id, skill, question }, at) => {
    const isTaken = takenIds.includes(id) || itemById.has(id) || ids.indexOf(id) !== at;
    const found: ImportProblem['problem'][] = [
      ...findItemFaults(question),
      ...(isTaken ? ['id' as const] : []),
      ...(skills.has(skill) ? [] : ['skill' as const]),
    ];
    return found.map((problem) => ({ place: at + 1, problem, detail: id }));
  });
  if (problems.length > 0) return problems;
  for (const [at, { id, question }] of items.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- an owner has one run at a time anyway
    const problem = await findRunProblem(ctx.answerRunner, question);
    if (problem) problems.push({ place: at + 1, problem, detail: id });
    if (problem === 'busy' || problems.length >= maxProblems) break;
  }
  return problems;
}

const owner = 'import';

/** Whether an item's own solution is graded as right. */
async function findRunProblem(
  runner: AnswerRunner,
  generated: GeneratedQuestion,
): Promise<'solution' | 'busy' | null> {
  if (generated.kind === 'choice' || generated.kind === 'text') return null;
  try {
    if (generated.kind === 'output') {
      const source = `function print() {\n${generated.code.text}\nreturn 0; }`;
      const printed = await runner.run(owner, {
        kind: 'function',
        source,
        name: 'print',
        calls: [[]],
      });
      if (printed.kind === 'problem' && printed.problem === 'busy') return 'busy';
      const isRight = printed.kind === 'function' && isSameOutput(generated.answer, printed.output);
      return isRight ? null : 'solution';
    }
    const { isRight } = await gradeAnswer(runner, owner, generated, generated.solution);
    return isRight ? null : 'solution';
  } catch (error) {
    return error instanceof NotRun && error.problem === 'busy' ? 'busy' : 'solution';
  }
}

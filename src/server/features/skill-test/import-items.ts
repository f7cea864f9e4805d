import type { ImportProblem } from '#contract/skill-test.ts';
import { anyCase, exactCase } from '#domain/posting/skill-dictionary.ts';
import { findItemFaults } from '#domain/skill-test/find-item-faults.ts';
import { isSameOutput } from '#domain/skill-test/judge-answer.ts';
import type { ImportedItem, MadeItem } from '#domain/skill-test/test-item.ts';
import { type Ctx, inTransaction } from '#server/context.ts';
import { noteAction } from '#server/features/audit/note-action.ts';
import type { AnswerRunner } from '#server/ports/answer-runner/answer-runner.ts';
import { type AdminScope, requireAdmin } from '#server/scopes.ts';
import { gradeAnswer, NotRun } from './grade-answer.ts';
import { itemById } from './items-of.ts';
import { readItemFile } from './read-item-file.ts';
import { insertItems, loadTaken } from './test-item.store.ts';

const mostProblems = 20;
const skills = new Set([...anyCase.values(), ...exactCase.values()]);

/** Adds the items of a JSON file if none has a fault. Each solution must pass its own question. */
export async function importItems(ctx: Ctx, { file }: { file: string }) {
  const scope = requireAdmin(ctx);
  const read = readItemFile(file);
  const problems = 'problems' in read ? read.problems : await findProblems(ctx, scope, read.items);
  if ('problems' in read || problems.length > 0)
    return { imported: 0, problems: problems.slice(0, mostProblems) };
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
  const taken = await loadTaken(ctx, scope, ids);
  const problems: ImportProblem[] = items.flatMap(({ id, skill, question }, at) => {
    const isTaken = taken.includes(id) || itemById.has(id) || ids.indexOf(id) !== at;
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
    if (problem === 'busy' || problems.length >= mostProblems) break;
  }
  return problems;
}

const owner = 'import';

/** Whether an item's own solution is graded as right. */
async function findRunProblem(
  runner: AnswerRunner,
  made: MadeItem,
): Promise<'solution' | 'busy' | null> {
  if (made.kind === 'choice' || made.kind === 'text') return null;
  try {
    if (made.kind === 'output') {
      const source = `function print() {\n${made.code.text}\nreturn 0; }`;
      const printed = await runner.run(owner, {
        kind: 'function',
        source,
        name: 'print',
        calls: [[]],
      });
      if (printed.kind === 'problem' && printed.problem === 'busy') return 'busy';
      const isRight = printed.kind === 'function' && isSameOutput(made.answer, printed.output);
      return isRight ? null : 'solution';
    }
    const { isRight } = await gradeAnswer(runner, owner, made, made.solution);
    return isRight ? null : 'solution';
  } catch (error) {
    return error instanceof NotRun && error.problem === 'busy' ? 'busy' : 'solution';
  }
}

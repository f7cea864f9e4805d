import { setTimeout as sleep } from 'node:timers/promises';
import { runInNewContext } from 'node:vm';
import { isTemplate, makeItem } from '#domain/skill-test/create-random.ts';
import type { GeneratedQuestion, TestItem } from '#domain/skill-test/test-item.ts';

/** What a student sees of a question. */
export type ShownQuestion = Pick<GeneratedQuestion, 'kind' | 'prompt'> & {
  skill: string;
  code: { text: string } | null;
};

/** Seeds tried until an item reads as the question does. */
const mostSeeds = 100_000;

/** The right answer to a question of a test that counts; null if it is not found. */
export async function solveQuestion(
  items: readonly TestItem[],
  question: ShownQuestion,
): Promise<string | null> {
  if (question.kind === 'output') return printedBy(question.code?.text ?? '');
  const likely = items
    .filter((each) => isTemplate(each) && each.skill === question.skill)
    .map((each) => ({ each, made: makeItem(each, 0) }))
    .filter(({ made }) => made.kind === question.kind)
    .toSorted((one, other) => likeness(other.made, question) - likeness(one.made, question));
  for (const { each } of likely.slice(0, 3))
    for (let seed = 0; seed < mostSeeds; seed++) {
      const made = makeItem(each, seed);
      if (made.prompt === question.prompt && made.code?.text === question.code?.text)
        return answerOf(made);
    }
  return null;
}

/** How many words of one text are in the other. */
function likeness({ prompt }: GeneratedQuestion, question: ShownQuestion): number {
  const words = new Set(question.prompt.split(/\W+/u));
  const own = prompt.split(/\W+/u);
  return own.filter((word) => words.has(word)).length / own.length;
}

async function printedBy(code: string): Promise<string | null> {
  const lines: string[] = [];
  const log = (...values: unknown[]) => void lines.push(values.map(String).join(' '));
  try {
    runInNewContext(code, { console: { log }, queueMicrotask, setTimeout });
    await sleep(300);
    return lines.join('\n');
  } catch {
    return null;
  }
}

function answerOf(made: GeneratedQuestion): string {
  if (made.kind === 'choice') return made.options[0] ?? '';
  if (made.kind === 'output') return made.answer;
  if (made.kind === 'text') return made.accepted.map(([spelling = '']) => spelling).join(' ');
  return made.solution;
}

import { drawQuestions } from '#domain/question/draw-questions.ts';
import { askItem, createRandom } from '#domain/skill-test/create-random.ts';
import type {
  AttemptItem,
  Json,
  GeneratedQuestion,
  TestItem,
} from '#domain/skill-test/test-item.ts';
import type { SittingQuestion, AssessmentContent, AssessmentItem } from './assessment.ts';

/**
 * The questions of one sitting: the same for the same seed. `bankItem` finds an item of the skill
 * tests; one that no longer exists is left out.
 */
export function askQuestions(
  content: AssessmentContent,
  seed: number,
  bankItem: (id: string) => TestItem | undefined,
): SittingQuestion[] {
  return content.sections.flatMap(({ draw, items }, section) => {
    const drawn = drawQuestions({
      bank: items.map(({ id }) => id),
      previous: [],
      count: draw ?? items.length,
      seed: seed + section,
    });
    const ids = new Set(drawn.ids);
    return items
      .filter(({ id }) => ids.has(id))
      .flatMap((item): SittingQuestion[] => {
        const { skills } = item;
        if (item.kind === 'open')
          return [{ section, skills, kind: 'open', prompt: item.prompt, criteria: item.criteria }];
        if (item.kind === 'file') {
          const { prompt, criteria } = item;
          return [{ section, skills, kind: 'open', prompt, criteria, takesFile: true }];
        }
        if (item.kind === 'recording') {
          const { prompt, criteria, video, takes } = item;
          const recording = { video, takes };
          return [{ section, skills, kind: 'open', prompt, criteria, recording }];
        }
        const attemptItem = attemptItemOf(item, seed, bankItem);
        return attemptItem ? [{ section, skills, kind: 'keyed', asked: attemptItem }] : [];
      });
  });
}

type Keyed = Exclude<AssessmentItem, { kind: 'open' | 'recording' | 'file' }>;

function attemptItemOf(
  item: Keyed,
  seed: number,
  bankItem: (id: string) => TestItem | undefined,
): AttemptItem | undefined {
  if (item.kind === 'bank') {
    const found = bankItem(item.itemId);
    return found && askItem(found, seed);
  }
  const generated = generatedQuestionOf(item);
  return {
    difficulty: 'medium',
    skill: item.skills[0] ?? '',
    made: generated,
    options:
      generated.kind === 'choice'
        ? createRandom(`${seed} ${item.id} options`).sample(
            generated.options,
            generated.options.length,
          )
        : [],
  };
}

function generatedQuestionOf(item: Exclude<Keyed, { kind: 'bank' }>): GeneratedQuestion {
  const { prompt } = item;
  const explanation = '';
  switch (item.kind) {
    case 'choice':
      return { kind: 'choice', prompt, explanation, options: item.options };
    case 'short':
      return { kind: 'text', prompt, explanation, accepted: [item.accepted] };
    case 'function':
      return {
        kind: 'function',
        prompt,
        explanation,
        name: item.name,
        starter: item.starter,
        solution: '',
        cases: item.cases.map(({ given: input, expected }) => ({
          arguments: JSON.parse(input) as Json[],
          expected: JSON.parse(expected) as Json,
        })),
      };
    case 'sql':
      return {
        kind: 'sql',
        prompt,
        explanation,
        setup: item.setup,
        starter: '',
        solution: item.solution,
        ordered: item.ordered,
      };
  }
}

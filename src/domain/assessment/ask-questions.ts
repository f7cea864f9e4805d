import { drawQuestions } from '#domain/question/draw-questions.ts';
import { askItem, createRandom } from '#domain/skill-test/create-random.ts';
import type { AskedItem, Json, MadeItem, TestItem } from '#domain/skill-test/test-item.ts';
import type { AskedQuestion, AssessmentContent, AssessmentItem } from './assessment.ts';

/**
 * The questions of one sitting: the same for the same seed. `bankItem` finds an item of the skill
 * tests; one that no longer exists is left out.
 */
export function askQuestions(
  content: AssessmentContent,
  seed: number,
  bankItem: (id: string) => TestItem | undefined,
): AskedQuestion[] {
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
      .flatMap((item): AskedQuestion[] => {
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
        const asked = askedOf(item, seed, bankItem);
        return asked ? [{ section, skills, kind: 'keyed', asked }] : [];
      });
  });
}

type Keyed = Exclude<AssessmentItem, { kind: 'open' | 'recording' | 'file' }>;

function askedOf(
  item: Keyed,
  seed: number,
  bankItem: (id: string) => TestItem | undefined,
): AskedItem | undefined {
  if (item.kind === 'bank') {
    const found = bankItem(item.itemId);
    return found && askItem(found, seed);
  }
  const made = madeOf(item);
  return {
    difficulty: 'medium',
    skill: item.skills[0] ?? '',
    made,
    options:
      made.kind === 'choice'
        ? createRandom(`${seed} ${item.id} options`).sample(made.options, made.options.length)
        : [],
  };
}

function madeOf(item: Exclude<Keyed, { kind: 'bank' }>): MadeItem {
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
        cases: item.cases.map(({ given, expected }) => ({
          arguments: JSON.parse(given) as Json[],
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

import { isBlank } from '#domain/is-blank.ts';
import {
  type AssessmentContent,
  type AssessmentItem,
  minCounts,
  isKit,
  itemsOf,
  maxCounts,
} from './assessment.ts';

export const assessmentProblems = [
  'title',
  'section-title',
  'no-items',
  'minutes',
  'too-many-items',
  'draw',
  'same-id',
  'skill',
  'prompt',
  'options',
  'accepted',
  'criteria',
  'name',
  'cases',
  'query',
] as const;
export type AssessmentProblem = {
  problem: (typeof assessmentProblems)[number];
  /** The item it is about; null for the assessment or a section. */
  itemId: string | null;
  section: number | null;
};

/** The first thing that keeps an assessment from being saved, in the order of the form. */
export function findAssessmentProblem(content: AssessmentContent): AssessmentProblem | null {
  const whole = (problem: AssessmentProblem['problem'], section: number | null = null) => ({
    problem,
    itemId: null,
    section,
  });
  if (isBlank(content.title)) return whole('title');
  const ids = itemsOf(content).map(({ id }) => id);
  if (ids.length > maxCounts.items) return whole('too-many-items');
  if (new Set(ids).size !== ids.length) return whole('same-id');
  if (content.sections.length === 0) return whole('no-items');
  if (content.sections.some(({ minutes }) => minutes === null) && !isKit(content))
    return whole('minutes');
  for (const [at, section] of content.sections.entries()) {
    if (content.sections.length > 1 && isBlank(section.title)) return whole('section-title', at);
    if (section.items.length === 0) return whole('no-items', at);
    if (section.draw !== null && (section.draw < 1 || section.draw > section.items.length))
      return whole('draw', at);
    for (const item of section.items) {
      const problem = itemProblem(item);
      if (problem) return { problem, itemId: item.id, section: at };
    }
  }
  return null;
}

/** What is wrong with one item; null if it can be asked. */
export function itemProblem(item: AssessmentItem): AssessmentProblem['problem'] | null {
  if (item.kind !== 'bank' && isBlank(item.prompt)) return 'prompt';
  if (item.skills.every(isBlank)) return 'skill';
  switch (item.kind) {
    case 'bank':
      return null;
    case 'choice':
      return areDistinct(item.options, minCounts.options) ? null : 'options';
    case 'short':
      return areDistinct(item.accepted, 1) ? null : 'accepted';
    case 'open':
    case 'recording':
    case 'file':
      return areDistinct(
        item.criteria.map(({ name }) => name),
        1,
      )
        ? null
        : 'criteria';
    case 'function':
      if (!/^[A-Za-z_$][\w$]*$/u.test(item.name)) return 'name';
      return item.cases.length >= minCounts.cases && item.cases.every(isCase) ? null : 'cases';
    case 'sql':
      return isBlank(item.setup) || isBlank(item.solution) ? 'query' : null;
  }
}

/** At least that many, without blanks or duplicates. */
function areDistinct(texts: readonly string[], least: number): boolean {
  const plain = texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  return plain.length >= least && !plain.some(isBlank) && new Set(plain).size === plain.length;
}

function isCase({ given: input, expected }: { given: string; expected: string }): boolean {
  try {
    JSON.parse(expected);
    return Array.isArray(JSON.parse(input));
  } catch {
    return false;
  }
}

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
  'minutes-range',
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
type ProblemKind = (typeof assessmentProblems)[number];
export type AssessmentProblem = {
  problem: ProblemKind;
  /** The item it is about; null for the assessment or a section. */
  itemId: string | null;
  section: number | null;
};

/** Everything that keeps an assessment from being saved, in the order of the form. */
export function findAssessmentProblems(content: AssessmentContent): AssessmentProblem[] {
  const whole = (isWrong: boolean, problem: ProblemKind, section: number | null = null) =>
    isWrong ? [{ problem, itemId: null, section }] : [];
  const { title, sections } = content;
  const ids = itemsOf(content).map(({ id }) => id);
  const isMixed = sections.some(({ minutes }) => minutes === null) && !isKit(content);
  return [
    ...whole(isBlank(title), 'title'),
    ...whole(ids.length > maxCounts.items, 'too-many-items'),
    ...whole(new Set(ids).size !== ids.length, 'same-id'),
    ...whole(sections.length === 0, 'no-items'),
    ...whole(isMixed, 'minutes'),
    ...sections.flatMap(({ title: heading, minutes, draw, items }, at) => [
      ...whole(sections.length > 1 && isBlank(heading), 'section-title', at),
      ...whole(minutes !== null && !isWithin(minutes, maxCounts.minutes), 'minutes-range', at),
      ...whole(items.length === 0, 'no-items', at),
      ...whole(draw !== null && items.length > 0 && !isWithin(draw, items.length), 'draw', at),
      ...items.flatMap((item) =>
        itemProblems(item).map((problem) => ({ problem, itemId: item.id, section: at })),
      ),
    ]),
  ];
}

/**
 * Whether both are about the same thing. An item keeps its id when a section before it is removed;
 * the number of its section changes.
 */
export const isSameProblem = (one: AssessmentProblem, other: AssessmentProblem): boolean =>
  one.problem === other.problem &&
  one.itemId === other.itemId &&
  (one.itemId !== null || one.section === other.section);

const isWithin = (count: number, most: number): boolean =>
  Number.isInteger(count) && count >= 1 && count <= most;

/** What is wrong with one item; empty if it can be asked. */
function itemProblems(item: AssessmentItem): ProblemKind[] {
  const own = ownProblems(item);
  if (item.kind !== 'bank' && isBlank(item.prompt)) own.unshift('prompt');
  if (item.skills.every(isBlank)) own.push('skill');
  return own;
}

function ownProblems(item: AssessmentItem): ProblemKind[] {
  switch (item.kind) {
    case 'bank':
      return [];
    case 'choice':
      return areDistinct(item.options, minCounts.options) ? [] : ['options'];
    case 'short':
      return areDistinct(item.accepted, 1) ? [] : ['accepted'];
    case 'open':
    case 'recording':
    case 'file':
      return areDistinct(
        item.criteria.map(({ name }) => name),
        1,
      )
        ? []
        : ['criteria'];
    case 'function': {
      const isNamed = /^[A-Za-z_$][\w$]*$/u.test(item.name);
      const hasCases = item.cases.length >= minCounts.cases && item.cases.every(isCase);
      return [...(isNamed ? [] : ['name' as const]), ...(hasCases ? [] : ['cases' as const])];
    }
    case 'sql':
      return isBlank(item.setup) || isBlank(item.solution) ? ['query'] : [];
  }
}

const areDistinct = (texts: readonly string[], least: number): boolean =>
  texts.length >= least && findFaulty(texts).length === 0;

/** The places of texts that are blank or repeat an earlier one. */
export function findFaulty(texts: readonly string[]): number[] {
  const plain = texts.map((text) => text.replaceAll(/\s+/gu, ' ').trim());
  return plain.flatMap((text, at) => (isBlank(text) || plain.indexOf(text) < at ? [at] : []));
}

const isCase = ({ given, expected }: { given: string; expected: string }): boolean =>
  isArguments(given) && isJson(expected);

/** Whether this is a JSON list, as a function’s arguments are written. */
export const isArguments = (text: string): boolean =>
  isJson(text) && Array.isArray(JSON.parse(text));

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

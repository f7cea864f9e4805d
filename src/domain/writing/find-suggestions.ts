import type { Resume } from '#domain/resume/resume.ts';
import { asksForWork } from './filler-words.ts';
import { hasResult } from './has-result.ts';
import { isJudgeablePoint } from './is-point.ts';
import { leadingVerb } from './leading-verb.ts';
import { findAlike, findOddLengths, findVerbless } from './point-limits.ts';
import { linesOf, type ResumeLine } from './resume-line.ts';
import { suggestActive } from './suggest-active.ts';
import { suggestCapital } from './suggest-capital.ts';
import { suggestFromNoun } from './suggest-from-noun.ts';
import {
  suggestOpening,
  suggestTense,
  suggestWithoutPronoun,
  type Wording,
} from './suggest-opening.ts';
import { openingForm, openingVerb, suggestOtherVerb } from './suggest-other-verb.ts';
import {
  findCliche,
  isLongerThan,
  longSummary,
  suggestSplit,
  suggestWithoutFiller,
} from './suggest-shorter.ts';
import type { Suggestion, SuggestionKind } from './suggestion.ts';

/**
 * Suggestions for a resume, at most one per line, from top to bottom. Each is a rewrite without new
 * facts, or a question that only the writer can answer.
 */
export function findSuggestions(resume: Resume): Suggestion[] {
  const lines = linesOf(resume);
  const found = lines.map((line) => judgeLine(line));
  lines.forEach((line, at) => {
    if (isMixed(lines, line)) found[at] ??= { kind: 'tense', line, text: null, by: 'rules' };
    found[at] ??= repeatedIn(lines, at);
  });
  for (const line of withoutResult(lines)) {
    const at = lines.indexOf(line);
    found[at] ??= { kind: 'no-result', line, text: null, by: 'rules' };
  }
  const work = lines.filter(isWork);
  const ask = (kind: SuggestionKind, texts: readonly string[]) => {
    for (const line of work.filter(({ text }) => texts.includes(text)))
      found[lines.indexOf(line)] ??= { kind, line, text: null, by: 'rules' };
  };
  const points = work.map(({ text }) => text);
  ask('weak-verb', findVerbless(points));
  for (const [, ...again] of findAlike(points)) ask('repeated-verb', again);
  ask('no-result', findOddLengths(points));
  return found.filter((each) => each !== undefined);
}

const isWork = ({ path: [part] }: ResumeLine) => part === 'experience' || part === 'projects';

type Rule = [SuggestionKind, (line: ResumeLine) => Wording];

const ofPoints: readonly Rule[] = [
  ['weak-verb', ({ text, isOver }) => suggestOpening(text, isOver)],
  ['weak-verb', ({ text, isOver }) => suggestFromNoun(text, isOver)],
  ['pronoun', ({ text }) => suggestWithoutPronoun(text)],
  ['passive', ({ text }) => suggestActive(text)],
  ['tense', ({ text, isOver }) => suggestTense(text, isOver)],
  ['filler', ({ text }) => suggestWithoutFiller(text)],
  ['too-long', ({ text }) => suggestSplit(text)],
  ['capitals', ({ text }) => suggestCapital(text)],
];
const ofAnyWords: readonly Rule[] = [
  ['pronoun', ({ text }) => suggestWithoutPronoun(text)],
  ['too-long', ({ text }) => suggestSplit(text)],
];
const ofSummary: readonly Rule[] = [
  ['asks-for-work', ({ text }) => (asksForWork.test(text) ? null : undefined)],
  ['pronoun', ({ text }) => suggestWithoutPronoun(text)],
  ['filler', ({ text }) => suggestWithoutFiller(text)],
  ['too-long', ({ text }) => (isLongerThan(text, longSummary) ? null : undefined)],
  ['cliche', ({ text }) => (findCliche(text) === undefined ? undefined : null)],
];

/** Lines that only list names get only the rules that apply to any text. */
function rulesOf({ path: [part], text }: ResumeLine): readonly Rule[] {
  if (part === 'basics') return ofSummary;
  return isJudgeablePoint(text) ? ofPoints : ofAnyWords;
}

/** The first finding of a line; rewrites come before questions. */
function judgeLine(line: ResumeLine): Suggestion | undefined {
  const rules = rulesOf(line);
  const found = rules.flatMap(([kind, rule]): Suggestion[] => {
    const text = rule(line);
    return text === undefined ? [] : [{ kind, line, text, by: 'rules' }];
  });
  return found.find(({ text }) => text !== null) ?? found[0];
}

/** Past tense where most of the entry's ongoing duties use the present tense. */
function isMixed(lines: ResumeLine[], line: ResumeLine): boolean {
  if (line.isOver !== false || openingVerb(line.text) === undefined) return false;
  const entry = lines.filter(({ path }) => path.join('/') === line.path.join('/'));
  const present = entry.filter(({ text }) => /^(?:base|third)$/u.test(openingForm(text) ?? ''));
  return present.length >= 2 && present.length > entry.length / 2;
}

/**
 * Suggests another verb from the second use in an entry or the third overall; asks when no
 * alternative is known.
 */
function repeatedIn(lines: ResumeLine[], at: number): Suggestion | undefined {
  const line = lines[at];
  const verb = line && openingVerb(line.text);
  if (line === undefined || verb === undefined) return undefined;
  const isNear = ({ path }: ResumeLine) => path.join('/') === line.path.join('/');
  const before = lines.slice(0, at).filter(({ text }) => openingVerb(text) === verb);
  const near = before.filter(isNear).length;
  if (near === 0 && before.length < 2) return undefined;
  const used = new Set(lines.filter(isNear).map(({ text }) => openingVerb(text) ?? ''));
  const text = suggestOtherVerb(line.text, used);
  if (text === null && near < 2) return undefined;
  return { kind: 'repeated-verb', line, text, by: 'rules' };
}

/** For each entry without a result, its first bullet point that starts with a verb. */
function withoutResult(lines: ResumeLine[]): ResumeLine[] {
  const entries = Map.groupBy(
    lines.filter(({ path }) => path[0] !== 'basics'),
    ({ path }) => path.join('/'),
  );
  return [...entries.values()].flatMap((points) =>
    points.some(({ text }) => hasResult(text))
      ? []
      : points.filter(({ text }) => leadingVerb(text) !== null).slice(0, 1),
  );
}

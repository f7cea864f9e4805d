import { maritalRules, originRules } from './family-rules.ts';
import { fillRewrite } from './fill-rewrite.ts';
import { genderRules } from './gender-rules.ts';
import { payRules } from './pay-rules.ts';
import { ageRules, disabilityRules } from './people-rules.ts';
import { raceRules } from './race-rules.ts';
import type { Category, Law, Rule } from './rule.ts';
import { classRules, gapRules, jargonRules } from './style-rules.ts';

export type Flag = {
  category: Category;
  /** Set where publishing is blocked. */
  law: Law | null;
  /** The flagged words, and where they are in the text. */
  words: string;
  start: number;
  end: number;
  /** At least one; '' means removing the words. */
  rewrites: string[];
};

const rules: readonly Rule[] = [
  ...genderRules,
  ...ageRules,
  ...disabilityRules,
  ...raceRules,
  ...originRules,
  ...maritalRules,
  ...classRules,
  ...gapRules,
  ...payRules,
  ...jargonRules,
];

// A space also stands for a hyphen, a line break or Markdown marks such as '**' around a word.
const gap = String.raw`(?:[\s*_]|[-‐‑](?=[a-z\d]))`;
const looseSpaces = (pattern: string) =>
  pattern
    .replaceAll('[ -]', ' ')
    .replaceAll(/ (\??)/gu, (_, mark) => `${gap}${mark === '?' ? '{0,3}' : '{1,3}'}`);

type Compiled = Rule & {
  search: RegExp;
  before: RegExp | null;
  needed: RegExp | null;
  after: RegExp | null;
};
const compiled: readonly Compiled[] = rules.map((rule) => {
  return {
    ...rule,
    search: new RegExp(String.raw`(?:${looseSpaces(rule.pattern)})(?![a-z\d_@\u00DF-\u024F])`, 'g'),
    before: rule.notAfter ? new RegExp(`(?:${rule.notAfter})`, 'u') : null,
    needed: rule.onlyAfter ? new RegExp(`(?:${rule.onlyAfter})`, 'u') : null,
    after: rule.notBefore ? new RegExp(`^(?:${rule.notBefore})`, 'u') : null,
  };
});

const isInWord = /[a-z\d_@/#\u00DF-\u024F]/u;

/** How much text around the words decides what they mean. */
const context = 80;

/** The exclusionary words of a text, in order; of overlapping ones the longest, unlawful first. */
export function findFlags(text: string): Flag[] {
  const found: Flag[] = [];
  const lower = lowerCaseOf(text);
  for (const rule of compiled) {
    for (const match of lower.matchAll(rule.search)) {
      const start = match.index;
      const end = start + match[0].length;
      if (end === start || isInWord.test(lower[start - 1] ?? '')) continue;
      const lead = lower.slice(Math.max(0, start - context), start);
      if (rule.before?.test(lead) || rule.needed?.test(lead) === false) continue;
      if (rule.after?.test(lower.slice(end, end + context))) continue;
      const words = text.slice(start, end);
      if (rule.isExact && words === match[0]) continue;
      if (rule.isCommon && isName(words, lead)) continue;
      const filled = (rewrite: string) => fillRewrite(rewrite, words, match.groups);
      const { language = '-' } = match.groups ?? {};
      const isNamed = match[0].startsWith(language) && !opensSentence.test(lead);
      found.push({
        category: rule.category,
        law: rule.law ?? null,
        words,
        start,
        end,
        rewrites: rule.rewrites.map((rewrite) =>
          isNamed ? filled(rewrite) : likeCase(words, filled(rewrite)),
        ),
      });
    }
  }
  return withoutOverlaps(found);
}

function withoutOverlaps(flags: Flag[]): Flag[] {
  const rank = (flag: Flag) => (flag.law === null ? 0 : 1_000) + flag.words.length;
  const result: Flag[] = [];
  for (const flag of flags.toSorted((one, other) => rank(other) - rank(one))) {
    if (result.every(({ start, end }) => flag.end <= start || flag.start >= end)) result.push(flag);
  }
  return result.toSorted((one, other) => one.start - other.start);
}

const opensSentence = /(?:^|[.!?:;•*\n-])[\s*_"“(]*$/u;

/** Whether the first word has a capital that no sentence start explains. */
function isName(words: string, lead: string): boolean {
  const [first = ''] = words.split(/\s/u);
  if (/\p{Lu}/u.test(first.slice(1))) return true;
  return /^\p{Lu}/u.test(first) && !opensSentence.test(lead);
}

/** The rewrite with a capital where the words had one. */
function likeCase(words: string, rewrite: string): string {
  const [first = ''] = rewrite;
  const isCapital = /^\p{Lu}/u.test(words) && !/^\p{Lu}{2}/u.test(words);
  return isCapital ? first.toUpperCase() + rewrite.slice(first.length) : rewrite;
}

/** Lower case of the same length, so that places stay the same. */
function lowerCaseOf(text: string): string {
  const lower = text.toLowerCase();
  if (lower.length === text.length) return lower;
  return Array.from(text, (each) => {
    const small = each.toLowerCase();
    return small.length === each.length ? small : each;
  }).join('');
}

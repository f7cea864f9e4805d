import { extractSkills } from '#domain/posting/extract-skills.ts';
import { fold } from '#domain/search/fold.ts';
import { aboutWords, claimRows, plainWords } from './claim-words.ts';
import { isNumberWord, numbersIn, type NumberMatch } from './numbers-in.ts';
import { isActionVerb, readVerb, verbOfParticiple } from './verb-forms.ts';

/** A fact in a rewrite that its source lacks. */
export type Invention = {
  kind: 'markup' | 'number' | 'skill' | 'name' | 'claim' | 'word';
  /** As the rewrite spells it. */
  text: string;
};

export type Faithfulness = { ok: true } | { ok: false; invention: Invention };

const markup =
  /[<>{}|\\`^~\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\u{e0000}-\u{e007f}]|https?:|www\.|\]\(|\*\*|@/iu;
const word = /\.?\p{L}(?:[\p{L}\p{M}\p{N}+#]|['’.-](?=[\p{L}\p{N}]))*/gu;
const plain = new Set(plainWords.trim().split(/\s+/u));
const rows = claimRows.map((row) => new Set(row.split(' ')));
const abouts = aboutWords.map(
  (row) =>
    new RegExp(String.raw`\b(?:${row.replaceAll(' ', '|')})\s+(?:to\s+|than\s+)?[₹$€£]?$`, 'iu'),
);

const verbOf = (text: string) => readVerb(text)?.verb ?? verbOfParticiple(text);
const wordsOf = (text: string) => text.match(word) ?? [];

/**
 * Whether a rewrite adds nothing to its source and the given facts: no number, employer, skill,
 * date, place or other name, no claim, and no other meaningful word. When in doubt it is rejected.
 */
export function isFaithful(
  source: string,
  proposal: string,
  allowedFacts: readonly string[] = [],
): Faithfulness {
  const invention = findInvention(source, proposal, allowedFacts);
  return invention === undefined ? { ok: true } : { ok: false, invention };
}

function findInvention(
  source: string,
  proposal: string,
  facts: readonly string[],
): Invention | undefined {
  const known = [source, ...facts].join('\n');
  const [mark] = markup.exec(proposal) ?? [];
  if (mark !== undefined && !known.includes(mark)) return { kind: 'markup', text: mark };
  const number = inventedNumber(known, proposal);
  if (number !== undefined) return { kind: 'number', text: number };
  const skills = new Set([source, ...facts].flatMap(extractSkills));
  const skill = proposal
    .split('\n')
    .flatMap(extractSkills)
    .find((each) => !skills.has(each));
  if (skill !== undefined) return { kind: 'skill', text: skill };
  return inventedWord({ known: wordsOf(known), source: wordsOf(source), skills }, proposal);
}

function inventedNumber(known: string, proposal: string): string | undefined {
  const knownNumbers = numbersIn(known);
  const proposedNumbers = numbersIn(proposal);
  const isKnown = (number: NumberMatch) =>
    knownNumbers.some(
      (each) =>
        each.value === number.value &&
        each.unit === number.unit &&
        (number.of === '' ||
          each.of === '' ||
          plain.has(number.of) ||
          plain.has(each.of) ||
          isKin(each.of, number.of)),
    );
  const invented = proposedNumbers.find((number) => !isKnown(number));
  if (invented !== undefined) return invented.written;
  for (const about of abouts) {
    const near = (text: string) =>
      [...text.matchAll(/\p{N}/gu)].find(({ index }) => about.test(text.slice(0, index)));
    const found = near(proposal);
    if (found !== undefined && near(known) === undefined)
      return proposal
        .slice(0, found.index + 1)
        .split(/\s+/u)
        .slice(-2)
        .join(' ');
  }
  const [more] = /\p{N}\s*\+/u.exec(proposal) ?? [];
  return more !== undefined && !/\p{N}\s*\+/u.test(known) ? more : undefined;
}

type KnownFacts = {
  known: readonly string[];
  source: readonly string[];
  skills: ReadonlySet<string>;
};

function inventedWord(
  { known, source, skills }: KnownFacts,
  proposal: string,
): Invention | undefined {
  const exact = new Set(known);
  const folded = new Set(known.map(fold));
  const sourceWords = new Set(source.map(fold));
  for (const found of proposal.matchAll(word)) {
    const [text] = found;
    const small = fold(text);
    const opens = /(?:^|[.!?\n])\s*$/u.test(proposal.slice(0, found.index));
    const isName = /\p{Lu}/u.test(opens ? text.slice(1) : text);
    const named = extractSkills(text);
    if (exact.has(text) || (named.length > 0 && named.every((each) => skills.has(each)))) continue;
    if (isName) return { kind: 'name', text };
    if (folded.has(small) || isNumberWord(small)) continue;
    const verb = verbOf(small);
    if (verb !== undefined && [...sourceWords].some((each) => verbOf(each) === verb)) continue;
    const claims = rows.filter((row) => row.has(small));
    if (claims.some((row) => [...sourceWords].some((each) => row.has(each)))) continue;
    if (claims.length > 0) return { kind: 'claim', text };
    if (plain.has(small)) continue;
    const isWord = !opens || isActionVerb(small) || /^\p{Ll}/u.test(text);
    if (isWord && [...folded].some((each) => isKin(each, small))) continue;
    return { kind: /\p{Lu}/u.test(text) ? 'name' : 'word', text };
  }
  return undefined;
}

/** Whether two words share a stem: 'report' and 'reporting', 'analysis' and 'analyze'. */
function isKin(one: string, other: string): boolean {
  if (one === other) return true;
  const longest = Math.max(one.length, other.length);
  let alike = 0;
  while (alike < one.length && one[alike] === other[alike]) alike++;
  return alike >= 4 && alike >= longest * 0.6 && longest - alike <= 5;
}

import type { Spelling } from './skill-spellings.ts';

/** A spelling where a line has it, which may mean something else there. */
export type Candidate = { spelling: Spelling; start: number; end: number };

const between =
  /^\s*(?:[,;|/•·+&()]\s*|\s[-–]\s|,?\s*(?:and\/or|and|or)\s)[\s(]*(?:(?:and|or)\s)?\s*$/iu;
const startsItem =
  /(?:^[\s•·*\-–]*|[,;|/•·(:]\s*|\b(?:and|or)\s+)(?:(?:plain|modern|core|basic|advanced)\s+)?$/iu;
const endsItem = /^\s*(?:[,;|/•·)]|$|[.!?](?:\s|$)|(?:and|or)\b)/iu;
const label =
  /^[\s•·*\-–]*(?:[\p{L}&/]+ ){0,3}(?:languages?|skills?|tools?|technolog(?:y|ies)|tech|stack|software|frameworks?|librar(?:y|ies)|databases?|platforms?|programming|coding)(?:\s+(?:skills|used|stack|include))?\s*[:–-]\s/iu;
const wish =
  /\b(?:experienced?|expertise|expert|proficien(?:t|cy)|skill(?:s|ed)?|knowledge|fluen(?:t|cy)|familiar(?:ity)?|competen(?:t|ce|cy)|background|exposure|versed|command|mastery|understanding|certified|hands-on|coding|programming|code|coded|program|written|write|scripting|implemented)\s+(?:with|in|of|using|on)\s+(?:(?:the|ms|microsoft|modern|advanced|basic|core|both|either|idiomatic|plain|pure|native)\s+)*$|\b(?:know|knows|learn|e\.g\.|fluent|native|speak|speaks|spoken|written)\s+(?:(?:the|ms|microsoft|modern|advanced|basic|core|either|both)\s+)*$/iu;
const endsName =
  /^\s*(?:[,;.)|/:!?]|$|(?:and|or|a plus|(?:is|are) (?:an?|required|needed|preferred|essential|mandatory|desirable|helpful|useful)|preferred|required|desirable|needed|essential)\b)/iu;
const mention =
  /\b(?:in|with|using|on|via|of|like|as|by|through|use|uses|our|your|from)\s+(?:(?:plain|modern)\s+)?$/iu;
const tool = /\b(?:with|using|via|use|uses)\s+$/iu;
const aboutWork =
  /\b(?:programming|coding|code|codebase|software|developers?|engineers?|scripts?|scripting|framework|librar(?:y|ies)|backend|back-end|frontend|front-end|server-side|apis?|databases?|microservices?|web|apps?|compiler|spreadsheets?|deploy(?:s|ed|ment)?|pipelines?|queries|prototypes?|pivot|configuration management|mobile|languages?|tech stack)\b/iu;
const numbered =
  /\b(?:vitamins?|grades?|plans?|series|class|section|sections|part|group|type|hepatitis|appendix|schedule|tier|level|category|option|figure|exhibit|room|block|wing|gate|terminal|point|team|building|road|zone|phase|division|a|b|&)\s+$/iu;
const address =
  /\S*(?:@|:\/\/|www\.|[\p{L}\p{N}-]{3}\.(?:com|org|net|io|in|co|dev|edu|me|app)\/)\S*/gu;
const mayHoldAddress = /[@/.]\S/u;
const nearby = 80;
/** A name that a line says more often than this is not looked at again. */
const mostTimes = 10;

/** Those of the candidates of a line that mean the skill there; in the company of other skills of the text less has to show it. */
export function meantIn(
  line: string,
  candidates: readonly Candidate[],
  hasCompany: boolean,
): Candidate[] {
  if (candidates.length === 0) return [];
  if (candidates.every(({ spelling }) => isSure(spelling)) && !mayHoldAddress.test(line))
    return [...candidates];
  const isOnlyNames = isBlank(
    candidates
      .toReversed()
      .reduce((rest, { start, end }) => rest.slice(0, start) + rest.slice(end), line),
  );
  const isShouted = line === line.toUpperCase() && /\p{L}{2}.*\s.*\p{L}{3}/u.test(line);
  const addresses = [...line.matchAll(address)];
  const times = new Map<Spelling, number>();
  const possible = candidates.filter(({ spelling, start, end }) => {
    times.set(spelling, (times.get(spelling) ?? 0) + 1);
    return (
      (times.get(spelling) ?? 0) <= mostTimes &&
      !addresses.some((each) => each.index <= start && end <= each.index + each[0].length)
    );
  });
  const taken = new Set(possible.filter((each) => isPlain(line, each, isShouted)));
  const around = { line, possible, taken, isShouted, isOnlyNames, hasCompany };
  // A name shows the next one of its list, and that the one before it: there and back is enough.
  for (const places of [possible.keys(), possible.map((_, at) => at).toReversed()])
    for (const at of places) {
      const each = possible[at];
      if (each && !taken.has(each) && isShown(around, each, at)) taken.add(each);
    }
  return possible.filter((each) => taken.has(each));
}

/** It means the skill wherever it stands. */
const isSure = ({ cues, capitals, strangers }: Spelling) =>
  cues === null && capitals === null && strangers.size === 0;

const isBlank = (text: string) => !/[\p{L}\p{N}]/u.test(text.replaceAll(/\b(?:and|or)\b/gu, ''));

function isPlain(line: string, { spelling, start, end }: Candidate, isShouted: boolean): boolean {
  if (spelling.cues !== null || isAmongStrangers(line, spelling, start, end)) return false;
  if (spelling.capitals === null) return true;
  const written = line.slice(start, end);
  if (written.length > 3 && written === written.toUpperCase()) return !isShouted;
  const [first = '', ...others] = spelling.capitals.split(' ');
  return (
    written.startsWith(first) &&
    written.slice(first.length).trim().toLowerCase() === others.join(' ').toLowerCase()
  );
}

/** A word that tells of something else stands directly before or after it, or, marked with '~', within three words; with '<' only before it. */
function isAmongStrangers(line: string, { strangers }: Spelling, start: number, end: number) {
  if (strangers.size === 0) return false;
  const wordsOf = (text: string) => text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const before = wordsOf(line.slice(Math.max(0, start - nearby), start)).slice(-3);
  const after = wordsOf(line.slice(end, end + nearby)).slice(0, 3);
  const isBeside = (word: string | undefined) => word !== undefined && strangers.has(word);
  return (
    isBeside(before.at(-1)) ||
    strangers.has(`<${before.at(-1)}`) ||
    isBeside(after[0]) ||
    [...before, ...after].some((word) => strangers.has(`~${word}`))
  );
}

type Around = {
  line: string;
  possible: readonly Candidate[];
  taken: ReadonlySet<Candidate>;
  isShouted: boolean;
  /** There is nothing but names in the line, and 'and' or 'or' between them. */
  isOnlyNames: boolean;
  hasCompany: boolean;
};

function isShown(around: Around, { spelling, start, end }: Candidate, at: number): boolean {
  const { line, possible, taken } = around;
  if (isAmongStrangers(line, spelling, start, end)) return false;
  const written = line.slice(start, end);
  const left = line.slice(Math.max(0, start - nearby), start);
  const right = line.slice(end, end + nearby);
  const isLetter = written.length === 1;
  if (
    around.isOnlyNames &&
    possible.some((other) => taken.has(other) && !other.spelling.isSoft) &&
    possible.length > 2
  )
    return true;
  if (/[\p{L}\p{N}]?[-–'’&.]$/u.test(left) && !/(?:^|\s)[-–]$/u.test(left)) return false;
  if (/^(?:['’&]|[-–](?!based|native|style|driven|first|focused)\p{L})/iu.test(right)) return false;
  if (numbered.test(left) && (isLetter || !/\b(?:a|b|&)\s+$/iu.test(left))) {
    if (isLetter || /\d/u.test(written)) return false;
  }
  if (/\d\s?$/u.test(left) || (/^\s?\d/u.test(right) && /^\p{Lu}{2}$/u.test(written))) return false;
  const isListed =
    [possible[at - 1], possible[at + 1]].some(
      (other) =>
        other !== undefined &&
        taken.has(other) &&
        !other.spelling.isSoft &&
        between.test(line.slice(Math.min(end, other.end), Math.max(start, other.start))),
    ) &&
    startsItem.test(left) &&
    endsItem.test(right);
  const isExact = written === spelling.capitals;
  const isLoud = written.length > 3 && written === written.toUpperCase() && !around.isShouted;
  if (!isExact && !isLoud) {
    if (!isListed || isLetter || written !== written.toLowerCase()) return false;
    return [possible[at - 1], possible[at + 1]].every(
      (other, side) =>
        (other !== undefined &&
          taken.has(other) &&
          between.test(line.slice(Math.min(end, other.end), Math.max(start, other.start)))) ||
        (side === 0
          ? /(?:^[\s•·*\-–]*|[:(]\s*)$/u.test(left)
          : /^\s*(?:$|[.)](?:\s|$))/u.test(right)),
    );
  }
  if (isListed) return true;
  const isNext = (other: Candidate | undefined, gap: string) =>
    other !== undefined && taken.has(other) && !other.spelling.isSoft && gap === ' ';
  const [previous, next] = [possible[at - 1], possible[at + 1]];
  if (
    [...taken].filter((other) => !other.spelling.isSoft).length > 1 &&
    isNext(previous, line.slice(previous?.end, start)) &&
    (/^\s*(?:[,;|/•·)]|$)/u.test(right) || isNext(next, line.slice(end, next?.start)))
  )
    return true;
  if (hasCue(spelling, right) && !around.isShouted) return true;
  if (around.hasCompany && around.isOnlyNames) return true;
  if (label.test(line.slice(0, start)) && startsItem.test(left) && endsItem.test(right))
    return true;
  const sentence = sentenceAround(line, start, end);
  const rest = sentence.replace(written, ' ');
  const isCode = aboutWork.test(rest);
  const hasSkill = [possible[at - 1], possible[at + 1]].some(
    (other) =>
      other !== undefined &&
      taken.has(other) &&
      !other.spelling.isSoft &&
      !/[.!?]\s/u.test(line.slice(Math.min(end, other.end), Math.max(start, other.start))),
  );
  if (isLetter || written === 'Go')
    return (
      (hasSkill || isCode) &&
      (endsName.test(right) || (hasSkill && /^ (?:on|for|with)\b/u.test(right))) &&
      (wish.test(left) || (mention.test(left) && hasSkill) || startsItem.test(left) === true) &&
      (wish.test(left) ||
        /\b(?:programming|coding|language|languages)\b/iu.test(rest) ||
        hasSkill) &&
      !/[.!?]\s*$|^[\s•·*\-–]*$/u.test(left)
    );
  if (wish.test(left) && endsName.test(right)) return true;
  const isMentioned = mention.test(left) && endsName.test(right);
  return (
    (isMentioned && (isCode || hasSkill)) ||
    (around.hasCompany && tool.test(left) && endsName.test(right))
  );
}

function hasCue({ cues }: Spelling, right: string): boolean {
  const [, one = '', two = ''] = /^[ -]([\p{L}\p{N}-]+)(?: ([\p{L}\p{N}-]+))?/u.exec(right) ?? [];
  if (cues === null || one === '') return false;
  return [one, one.toLowerCase(), `${one} ${two}`.toLowerCase()].some((word) => cues.has(word));
}

function sentenceAround(line: string, start: number, end: number): string {
  const from = Math.max(...['. ', '! ', '? '].map((mark) => line.lastIndexOf(mark, start - 1)), -1);
  const ends = ['. ', '! ', '? '].map((mark) => line.indexOf(mark, end)).filter((to) => to >= 0);
  return line.slice(from + 1, Math.min(...ends, line.length));
}

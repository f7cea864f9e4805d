import type { SkillMatch } from './find-skills.ts';
import { lookupKey } from './lookup-words.ts';
import { roleOf } from './role-of.ts';
import { spellings } from './skill-spellings.ts';
import { employerLabels, linesOf } from './split-description.ts';
import { cueEnds } from './term-cues.ts';

export type Employer = {
  /** As written. */
  names: readonly string[];
  /** Their words and those beside the job title, in lower case. */
  words: ReadonlySet<string>;
};

const label = new RegExp(`^(?:${employerLabels})\\s*[:：]\\s*(?<name>.{2,80})$`, 'iu');

const capitalized = String.raw`\p{Lu}(?:[.'’&+-]?[\p{L}\p{M}\p{N}])*`;
const name = String.raw`(?<name>${capitalized}(?: (?:(?:&|of|de|del|des|der|la) )*${capitalized}){0,4})`;
const start = String.raw`(?:^|[.!?] )`;
const kinds =
  'company|start-?up|scale-?up|firm|agency|provider|platform|leader|employer|organi[sz]ation|charity|foundation|hospital|clinic|bank|school|university|institute|studio|maker|manufacturer|retailer|producer|brand|business|group|chain|consultancy';
/** Those that mean nothing else: 'Java SE' and 'SAS' are no companies. */
const legalForms = String.raw`GmbH|Inc|Ltd|LLC|LLP|PLC|Pvt|Limited|Corp|Corporation|SARL|A/S|ApS|B\.V|S\.A|S\.L`;

const patternsOf = (sources: readonly string[]) => sources.map((each) => new RegExp(each, 'gu'));

/** How the text of a posting introduces who is hiring. */
const introductions = patternsOf([
  `^A(?:bout|BOUT) ${name}[:?]?$`,
  String.raw`^Why (?:(?:[Jj]oin|[Ww]ork (?:[Aa]t|[Ff]or|[Ww]ith)) )?${name}\?$`,
  `${start}(?:At|Here at|Bei|Bei der|En|Chez) ${name},? (?:we|our|you|wir|buscamos|somos|nous|vous)(?!\\p{L})`,
  String.raw`\b(?:work|working|careers?|life|job|employment|opportunit(?:y|ies)) at ${name}`,
  `${start}${name} (?:is|are) (?:(?:currently|now|also|actively) )?(?:hiring|recruiting|looking for|seeking)\\b`,
  `${start}${name} (?:sucht|busca|recrute|recherche)(?!\\p{L})`,
  `(?<!\\p{L})${name},? (?:${legalForms})(?!\\p{L})`,
]);

/** How it describes the employer, or a product: 'Kubernetes is the leading platform'. */
const descriptions = patternsOf([
  `${start}${name} (?:is|are) (?:(?:currently|now|also|actively) )?(?:growing|expanding)\\b`,
  `${start}${name},? is (?:an?|the|one of) (?:(?!(?:of|for|in|our|to|with|that) )[\\p{L}'’-]+,? ){0,5}(?:${kinds})\\b`,
  `(?<!\\p{L})${name}['’]s? (?:mission|vision|values|customers|clients|culture|employees|people)\\b`,
]);

/** Each name is looked for at every skill, and no posting has as many employers. */
const maxNames = 20;

/** What is no name although a sentence may begin with it. */
const noName =
  /(?<!\p{L})(?:this|that|these|you|your|the|what|us|our|we|it|they|he|she|who|me|my|there|here|company|team|role|job|position|candidates?|applicants?|experience|knowledge)(?!\p{L})/iu;

/** Who the text itself says is hiring: 'Company: Acme', 'At Acme, we …', 'Acme is hiring'. */
export function employerOf(description: string): Employer {
  const found = linesOf(description).flatMap((line) => {
    const labelled = nameOf(label.exec(line)?.groups);
    const described = namesBy(descriptions, line).filter((each) => !spellings.has(lookupKey(each)));
    return [labelled, ...namesBy(introductions, line), ...described].filter(Boolean);
  });
  const names = [...new Set(found)].slice(0, maxNames);
  const words = [...names, besideTitle(description)].flatMap(
    (each) => each.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? [],
  );
  return { names, words: new Set(words) };
}

const namesBy = (patterns: readonly RegExp[], line: string): string[] =>
  patterns
    .flatMap((each) => [...line.matchAll(each)].map(({ groups }) => nameOf(groups)))
    .filter((each) => !noName.test(each));

const nameOf = (groups: Record<string, string> | undefined) =>
  (groups?.['name'] ?? '')
    .replace(/^(?:The|Die|Das|Der|La|El|Le|Les) |['’]s?$|[.,]+$/gu, '')
    .trim();

/** What follows the job title in the first line: company or town. */
function besideTitle(description: string): string {
  const first = description.trimStart().split('\n')[0] ?? '';
  if (roleOf(description) === '') return '';
  return /(?:[|,(–—]|\s[-@]\s|\sat\s)(.*)$/u.exec(first)?.[1] ?? '';
}

const itemStart = /(?:^[\s•·*–-]*|[,/(:;]\s*|\b(?:and|or)\s)$/iu;
const itemEnd = /^\s*(?:[,/);.]|$|(?:and|or)\b)/iu;

/**
 * Whether the name of a skill is only that of the employer here: 'At Figma, we …', but not
 * 'experience with Figma'.
 */
export function isEmployerHere(
  text: string,
  { start: from, end }: Pick<SkillMatch, 'start' | 'end'>,
  { names }: Employer,
): boolean {
  const isNamed = names.some((each) => {
    const at = text.indexOf(each, Math.max(0, end - each.length));
    return at >= 0 && at <= from;
  });
  if (!isNamed) return false;
  const isAsked =
    cueEnds(text).has(from) ||
    (itemStart.test(text.slice(0, from)) && itemEnd.test(text.slice(end)));
  return !(isAsked && names.includes(text.slice(from, end)));
}

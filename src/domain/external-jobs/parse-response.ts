import { placeOf } from '#domain/place/place-of.ts';
import { extractSkills } from '#domain/posting/extract-skills.ts';
import { postingFields } from '#domain/posting/posting-fields.ts';
import type {
  PostingCategory,
  PostingLevel,
  PostingType,
  SalaryPeriod,
} from '#domain/posting/posting.ts';
import { nameSkill } from '#domain/posting/suggest-skills.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import { fold } from '#domain/search/fold.ts';
import { duplicateKeyOf } from './duplicate-key.ts';
import { lineOf, getPath } from './get-path.ts';
import { type HostTrust, hostTrustOf } from './host-trust.ts';
import { joinPlaces } from './join-places.ts';
import { parseInstant } from './parse-instant.ts';
import { parseSalary } from './parse-salary.ts';
import { readCategory, readLevel, readType, parseWorkplace } from './parse-work.ts';
import { type Board, boardPrefix, type RawPosting, type Shape } from './raw-posting.ts';
import { type ParsedSourceId, shapes } from './source-formats.ts';

/** An external posting in our own format; amounts are in minor units. */
export type ExternalContent = {
  sourceRef: string;
  title: string;
  companyName: string;
  /** Markdown. */
  description: string;
  skills: string[];
  category: PostingCategory | null;
  level: PostingLevel | null;
  type: PostingType | null;
  location: string | null;
  isRemote: boolean;
  /** Null where the source doesn't say. */
  workplace: Workplace | null;
  salaryMin: number | null;
  salaryMax: number | null;
  salaryCurrency: string | null;
  salaryPeriod: SalaryPeriod | null;
  deadline: Date | null;
  postedAt: Date | null;
  /** Null where the URL is missing or deceptive. */
  url: string | null;
  hostState: HostTrust;
  sameKey: string;
};

const maxSkills = 20;

/** The parsed postings, and the number of entries skipped for lack of a title, company or id. */
export type ParsedResponse = { postings: ExternalContent[]; unread: number };

export function isResponseOf(source: ParsedSourceId, answer: unknown): boolean {
  return listIn(answer, shapes[source]) !== undefined;
}

export type ParseOptions = {
  board?: Board | null;
  now: Date;
  most: number;
  /** Converts a source's HTML to the Markdown of postings. */
  toMarkdown: (html: string) => string;
};

/**
 * Parses the postings of a response, up to a maximum. Entries that differ only in location are
 * merged into one posting with all locations.
 */
export function parseResponse(
  source: ParsedSourceId,
  answer: unknown,
  { board = null, now, most, toMarkdown }: ParseOptions,
): ParsedResponse {
  const shape = shapes[source];
  const items = (listIn(answer, shape) ?? []).filter((item) => shape.isPosting?.(item) ?? true);
  const found = new Map<string, ExternalContent>();
  let unread = 0;
  for (const item of items.slice(0, most)) {
    const posting = contentOf(shape.read(item, board, answer), { board, now, toMarkdown });
    if (posting === null) unread += 1;
    else found.set(posting.sourceRef, alsoIn(found.get(posting.sourceRef), posting));
  }
  return { postings: [...found.values()], unread };
}

export function listIn(answer: unknown, { list }: Shape): unknown[] | undefined {
  if (typeof list === 'function') return list(answer);
  const lists = typeof list === 'string' ? [list] : list;
  return lists
    .map((path) => (path === '' ? answer : getPath(answer, path)))
    .find((each) => Array.isArray(each));
}

function alsoIn(first: ExternalContent | undefined, next: ExternalContent): ExternalContent {
  if (first === undefined) return next;
  const location = joinPlaces([...(first.location ?? '').split(';'), next.location]);
  return { ...first, location: lineOf(location) };
}

function contentOf(
  raw: RawPosting,
  { board, now, toMarkdown }: Required<Omit<ParseOptions, 'most'>>,
): ExternalContent | null {
  const ref = lineOf(raw.ref, 300);
  const title = lineOf(raw.title, postingFields.title.max);
  const companyName = lineOf(raw.company);
  if (ref === null || title === null || companyName === null) return null;
  const description = descriptionOf(raw.description, toMarkdown);
  if (!isJob(raw, description)) return null;
  const location = first(raw.location, placeLine);
  const workplace = parseWorkplace(raw.workplace);
  const isRemote = workplace === 'remote';
  const pay = first(raw.pay, parseSalary);
  const address = first(raw.url, addressOf);
  const hostState = address === null ? 'unknown' : hostTrustOf(address, companyName);
  const postedAt = first(raw.postedAt, (each) => parseInstant(each, now));
  return {
    sourceRef: board === null ? ref : `${boardPrefix(board.name)}${ref}`,
    title,
    companyName,
    description,
    skills: skillsOf(raw.skills, `${title}\n${description}`),
    category: readCategory(raw.category),
    level: readLevel(raw.level),
    type: readType(raw.type),
    location,
    isRemote,
    workplace,
    salaryMin: pay?.min ?? null,
    salaryMax: pay?.max ?? null,
    salaryCurrency: pay?.currency ?? null,
    salaryPeriod: pay?.period ?? null,
    deadline: first(raw.deadline, (each) => parseInstant(each, now)),
    postedAt: postedAt !== null && postedAt > now ? now : postedAt,
    url: hostState === 'look-alike' ? null : address,
    hostState,
    sameKey: duplicateKeyOf({
      companyName,
      title,
      place: isRemote ? null : placeOf(location).city,
    }),
  };
}

/** Letters in the shortest text that can describe a job. */
const leastLetters = 20;

/** Feeds and boards also list pages, such as 'Menu', that tell nothing about a job. */
function isJob(raw: RawPosting, description: string): boolean {
  const letters = description.match(/\p{L}/gu)?.length ?? 0;
  if (letters >= leastLetters) return true;
  if (first(raw.pay, parseSalary) !== null) return true;
  const facts = [raw.location, raw.type.slice(0, 1), raw.skills].flat(2);
  return facts.some((each) => lineOf(each) !== null);
}

function descriptionOf(
  parts: RawPosting['description'],
  toMarkdown: ParseOptions['toMarkdown'],
): string {
  return parts
    .map(({ heading, html }) => {
      const text = typeof html === 'string' ? toMarkdown(html) : '';
      const title = lineOf(heading);
      return text === '' ? '' : title === null ? text : `## ${title}\n\n${text}`;
    })
    .filter((text) => text !== '')
    .join('\n\n')
    .slice(0, postingFields.description.max)
    .toWellFormed();
}

/** A location without punctuation that joins it to something missing, as in 'Cammeray,'. */
function placeLine(value: unknown): string | null {
  return lineOf(lineOf(value)?.replaceAll(/^[\s,;|/·–-]+|[\s,;|/·–-]+$/gu, ''));
}

const wordsOf = (text: string) =>
  ` ${
    fold(text)
      .match(/[\p{L}\p{N}+#]+/gu)
      ?.join(' ') ?? ''
  } `;

/** Characters from which on a description says what a job asks for. */
const longDescription = 600;

/**
 * The skills that the text names, and the source's tags as far as the text supports them: sources
 * guess tags. A short text can't name everything.
 */
function skillsOf(rawSkills: readonly unknown[], text: string): string[] {
  const found = extractSkills(text);
  const supported = new Set(found.map((each) => each.toLowerCase()));
  const words = wordsOf(text);
  // Short names such as 'Go' are words, too: only where the text uses them as skills.
  const isSupported = (tag: string) =>
    supported.has(tag.toLowerCase()) ||
    (tag.length > 3 && (text.length < longDescription || words.includes(wordsOf(tag))));
  const named = rawSkills
    .map((each) => lineOf(each, postingFields.skills.longest))
    .filter((each) => each !== null)
    .map(nameSkill)
    .filter(isSupported);
  const once = new Map<string, string>();
  for (const skill of [...named, ...found]) {
    if (!once.has(skill.toLowerCase())) once.set(skill.toLowerCase(), skill);
  }
  return [...once.values()].slice(0, maxSkills);
}

/** Any web address; whether its host is deceptive is checked separately. */
function addressOf(value: unknown): string | null {
  const text = lineOf(value, 2_000);
  if (text === null) return null;
  const url = URL.parse(text);
  return url !== null && /^https?:$/u.test(url.protocol) ? url.href : null;
}

function first<In, Out>(values: readonly In[], read: (value: In) => Out | null): Out | null {
  for (const value of values) {
    const found = read(value);
    if (found !== null) return found;
  }
  return null;
}

import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import { present, type Resume } from '#domain/resume/resume.ts';
import type { DocumentText } from './document-text.ts';
import { entryOf, entryPlaces } from './entry-places.ts';
import { findEmail } from './find-contact.ts';
import { cutDates } from './find-dates.ts';
import type { ExtractedField } from './find-evidence.ts';
import { headingOf } from './heading-of.ts';
import { listFields } from './list-fields.ts';
import { locateText, placedLines } from './locate-text.ts';
import { pagesOf } from './parsed-of.ts';
import type { ResumeExtraction } from './read-resume.ts';
import { repairText } from './repair-text.ts';

/** The least share of the visible letters that the attached resume must contain. */
const minShown = 0.8;

const repaired = (text: string) => repairText(text).normalize('NFKC').toLowerCase();
const gap = /[^\p{L}\p{M}\p{N}+#]+/gu;
const bareOf = (text: string) => repaired(text).replaceAll(gap, '');
/** Scripts whose words stand side by side without a space. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;
const wordsOf = (text: string) =>
  text
    .replaceAll(/https?:\/\/(?:www\.)?/giu, '')
    .split(/[\s/]+/u)
    .map(bareOf)
    .filter(Boolean);

/**
 * The resume that our own PDFs carry as an attachment; null unless it says what the pages say, so
 * that nobody can attach what isn't shown.
 */
export function attachedResume(document: DocumentText): Resume | null {
  if (document.attached === undefined) return null;
  let resume: Resume;
  try {
    resume = fromJsonResume(JSON.parse(document.attached)).resume;
  } catch {
    return null;
  }
  const runs = document.runs.filter((run) => !run.isHidden).map(({ text }) => text);
  // Pages from right to left have the parts of a line in visual order.
  const readings = [visibleText(runs), visibleText(runs.toReversed())];
  const isVisible = (word: string) => readings.some((shown) => hasWord(shown, word));
  const values = [
    ...listFields(resume).filter(({ path }) => !/^links\.\d+\.label$/u.test(path)),
    ...resume.skills.map(({ group }) => ({ path: 'group', value: group })),
  ];
  const words = values.flatMap(({ path, value }) =>
    /\.(?:start|end)$/u.test(path) ? (/^\d{4}/u.exec(value) ?? []) : wordsOf(value),
  );
  if (words.length === 0 || !words.every(isVisible)) return null;
  if (!datesOf(resume).every(isVisibleIn(document))) return null;
  const attached = new Set(words);
  const attachedWords = [...attached];
  const own = runs
    .filter((text) => headingOf(text) === null)
    .flatMap((text) => wordsOf(cutDates(text)));
  const count = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0);
  const known = own.filter(
    (word) => attached.has(word) || attachedWords.some((each) => each.includes(word)),
  );
  return count(known) >= count(own) * minShown ? resume : null;
}

/** The letters of the pages, and where their words begin and end. */
function visibleText(runs: readonly string[]) {
  const edges = new Set<number>();
  let letters = '';
  for (const part of runs.flatMap((text) => repaired(text).split(gap))) {
    edges.add(letters.length);
    letters += part;
  }
  return { letters, edges: edges.add(letters.length) };
}

/** 'Java' is not shown by 'JavaScript'; a word divided at the end of a line is shown. */
function hasWord({ letters, edges }: ReturnType<typeof visibleText>, word: string): boolean {
  const isLoose = unspaced.test(word);
  for (let at = letters.indexOf(word); at >= 0; at = letters.indexOf(word, at + 1))
    if (isLoose || (edges.has(at) && edges.has(at + word.length))) return true;
  return false;
}

type Dates = { start: string; end: string };

const datesOf = ({ experience, education, projects }: Resume): Dates[] =>
  [...experience, ...education, ...projects].filter(({ start, end }) => `${start}${end}` !== '');

/**
 * Whether the years of this range are side by side in a line of the pages, in any language and
 * direction. The start of an ongoing entry must be the last year of its line.
 */
function isVisibleIn(document: DocumentText) {
  const lines = placedLines(pagesOf(document)).map(
    ({ line }) => repaired(line.text).match(/(?<!\d)\d{4}(?!\d)/gu) ?? [],
  );
  return ({ start, end }: Dates) => {
    const [from, to] = [start.slice(0, 4), end === present ? '' : end.slice(0, 4)];
    const expected = [from, to].filter((year) => year !== '');
    const isHere = (years: readonly string[]) =>
      years.some(
        (year, at) =>
          year === expected[0] &&
          (expected.length < 2 || years[at + 1] === expected[1] || expected[0] === expected[1]) &&
          (end !== present || at === years.length - 1),
      );
    return lines.some((years) => isHere(years) || isHere(years.toReversed()));
  };
}

/** A reading with the attached resume in place of what the layout says. */
export function withAttached(reading: ResumeExtraction, document: DocumentText): ResumeExtraction {
  const resume = attachedResume(document);
  if (!resume) return reading;
  const { email } = reading.resume.basics;
  if (email !== '' && findEmail(resume.basics.email)?.value !== email) return reading;
  const fields = listFields(resume);
  const lines = placedLines(pagesOf(document));
  const begins = entryPlaces(fields, lines);
  const basics = reading.found.filter(({ path }) => path === 'basics.name');
  const located = fields.flatMap(({ path, value }): ExtractedField[] => {
    const place = locateText(value, lines, begins.get(entryOf(path)) ?? null);
    return place ? [{ path, value, confidence: 1, ...place }] : [];
  });
  return { ...reading, resume, found: [...basics, ...located] };
}

import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import type { FindPhones } from '#domain/resume-reading/find-contact.ts';
import { findDates } from '#domain/resume-reading/find-dates.ts';
import { findGrade } from '#domain/resume-reading/find-grade.ts';
import { findSpread } from '#domain/resume-reading/find-traits.ts';
import { headingInside, headingOf } from '#domain/resume-reading/heading-of.ts';
import { readResume, type ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import { degreeWords } from '#domain/resume-reading/school-words.ts';
import type { AtsPlace } from './ats-report.ts';
import { namePartsOf } from './name-runs.ts';
import { partsIn, rowsOf, runsOfLine } from './runs-of-line.ts';

/** What stands in for every name and every school while a resume is scored. */
const anyName = { name: 'Alex Roe', local: 'alex.roe', handle: 'alexroe' };
const anySchool = 'Ashford University';
const anyYears = ['2012', '2016'] as const;

/**
 * The resume as it is scored: name, pronouns, schools and years of study are the same for everyone,
 * so they can't change a score. `restore` gives a place its own words back.
 */
type NeutralResume = {
  document: DocumentText;
  read: ResumeExtraction;
  restore: (place: AtsPlace) => AtsPlace;
};

type Change = { run: TextRun; from: string; to: string; right?: number };

const letter = String.raw`[\p{L}\p{M}\p{N}]`;
/** Scripts that put no space between words, where a name may stand inside a run of letters. */
const unspaced = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}]/u;

/** Finds these words whole: 'Dev' is no part of 'DevOps'. */
function wordsAsPattern(text: string, flags: '' | 'g'): RegExp {
  const words = text.trim().replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
  return unspaced.test(text)
    ? new RegExp(words, `${flags}u`)
    : new RegExp(`(?<!${letter})${words}(?!${letter})`, `${flags}u`);
}

/** Whether a line outside the head is a name alone, as at the top of a second page. */
const isTitleOf = (text: string, name: string) =>
  plain(
    text.replaceAll(/\b(?:curriculum vitae|resume|résumé|cv|page|of)\b|[^\p{L}\p{M}]/giu, ' '),
  ) === name;

export function neutralize(document: DocumentText, read: ResumeExtraction): NeutralResume {
  const changes: Change[] = [];
  const texts = new Map<TextRun, string>();
  /** Rewrites what the pattern finds in the run, each at its own place. */
  const rewrite = (
    run: TextRun,
    pattern: RegExp,
    toText: (found: string, nth: number) => string,
  ) => {
    let nth = 0;
    const before = texts.get(run) ?? run.text;
    const after = before.replace(pattern, (from) => {
      const to = toText(from, nth++);
      if (to !== '' && to !== from) changes.push({ run, from: to, to: from });
      return to;
    });
    if (after !== before) texts.set(run, after);
  };
  const parts = namePartsOf(document, read);
  const nameRuns = new Set(parts.map(({ run }) => run));
  for (const [at, { run, text }] of parts.entries())
    rewrite(run, wordsAsPattern(text, ''), () => (at === 0 ? anyName.name : ''));
  const { firstName, lastName } = read.resume.basics;
  const shown = plain(parts.map(({ text }) => text.trim()).join(' '));
  const said = plain(`${firstName} ${lastName}`);
  // A title that was read as the name is none: it stays where it names a job.
  const isName = shown === '' || said.split(' ').some((word) => shown.includes(word));
  const names = [shown, isName ? said : ''].filter((name) => name.length > 1);
  const rows = rowsOf(document);
  // A single name in a row with a year may be a month: 'Jul 2023'.
  const dated = new Set(rows.flatMap((row) => (rowYear.test(row.letters) ? row.runs : [])));
  for (const run of document.runs) {
    if (!nameRuns.has(run))
      for (const name of names)
        if (name.includes(' ') || (!dated.has(run) && isTitleOf(run.text, name)))
          rewrite(run, wordsAsPattern(name, 'g'), () => anyName.name);
    rewrite(run, pronounPair, () => '');
    rewrite(run, mailName, () => anyName.local);
    rewrite(run, profileName, () => anyName.handle);
  }
  /** The right edge of names that took the place of several runs. */
  const rights = new Map<TextRun, number>();
  const study = studyOf(rows, document, read);
  for (const { run, from, to, right } of study.schools) {
    rewrite(run, wordsAsPattern(from, 'g'), () => to);
    if (right !== undefined) rights.set(run, right);
  }
  for (const run of study.dated) {
    const count = run.text.match(yearOfStudy)?.length ?? 0;
    rewrite(run, yearOfStudy, (_year, nth) => anyYears[count === 1 ? 1 : Math.min(nth, 1)] ?? '');
  }
  if (texts.size === 0) return { document, read, restore: (place) => place };
  const runs = document.runs.flatMap((run) => {
    const text = texts.get(run);
    if (text === undefined) return [run];
    return text.trim() === '' ? [] : [resized(run, text, rights.get(run) ?? 0, document)];
  });
  const neutral = { ...document, runs, traits: traitsWithout(document, runs) };
  return {
    document: neutral,
    read: readResume(neutral, { findPhones: knownPhone(read) }),
    restore: (place) => restored(place, changes),
  };
}

/** The traits once the name is replaced: a name whose letters stand apart is no such heading. */
function traitsWithout({ traits, runs: before }: DocumentText, runs: readonly TextRun[]) {
  if (!traits.some(isSpaced) || findSpread(before) === undefined) return traits;
  const spread = findSpread(runs);
  const others = traits.filter((trait) => !isSpaced(trait));
  if (spread === undefined) return others;
  return [
    ...others,
    { trait: 'spacedHeadings' as const, page: spread.page, evidence: spread.text },
  ];
}
const isSpaced = ({ trait }: DocumentText['traits'][number]) => trait === 'spacedHeadings';

/** '(she/her)', 'he/him/his', 'they/them'. */
const pronounPair =
  /\(?\b(?:she|he|they|ze|xe|her|him|them)\s?\/\s?(?:her|hers|him|his|them|theirs|they|she|he)(?:\s?\/\s?(?:hers|his|theirs|they))?\b\)?/giu;
const mailName = /(?<![\p{L}\p{M}\p{N}_.+-])[\p{L}\p{M}\p{N}_.+-]+(?=@[\w-]+\.\w)/gu;
const profileName = /(?<=(?:linkedin\.com\/in|github\.com|gitlab\.com)\/)[\w%.-]+/giu;

/** A centred name stays centred, whatever its length; other text keeps its edges. */
function resized(run: TextRun, text: string, right: number, { pages }: DocumentText): TextRun {
  if (text !== anyName.name) return { ...run, text, width: Math.max(run.width, right - run.x) };
  const width = text.length * run.fontSize * 0.5;
  const middle = (pages[run.page]?.width ?? 0) / 2;
  const isCentred = Math.abs(run.x + run.width / 2 - middle) < middle * 0.05;
  return { ...run, text, width, x: isCentred ? middle - width / 2 : run.x };
}

const kindOf = (title: string | null) =>
  title === null ? null : (headingOf(title) ?? headingInside(title));
const isEducation = (title: string | null) => kindOf(title) === 'education';
const isWork = (title: string | null) => ['experience', 'projects'].includes(kindOf(title) ?? '');
const yearOfStudy = /\b(?:19|20)\d\d\b/gu;
const rowYear = /(?:19|20)\d\d/u;
const aboutBatch = /\b(?:batch|class of|graduat\w+|passing out|passout|year of passing)\b/iu;
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/**
 * The schools in the lines of education, and the runs with years of study: those lines, and what
 * names a batch or a graduation anywhere but in jobs and projects.
 */
function studyOf(rows: ReturnType<typeof rowsOf>, document: DocumentText, read: ResumeExtraction) {
  const found = read.found.filter(({ path }) => /^education\.\d+\.institution$/u.test(path));
  const lines = read.lines.filter(({ section }) => isEducation(section));
  const runsOf = (line: { text: string; page: number }) => runsOfLine(rows, line);
  const schools: Change[] = [];
  const names = new Set(found.flatMap(({ value }) => (/\p{L}{2}/u.test(value) ? value : [])));
  const isNamed = (text: string) => [...names].some((name) => text.includes(name));
  for (const line of lines) {
    if (headingOf(line.text) !== null) continue;
    const parts = isNamed(line.text) ? [...names] : schoolParts(line.text, read);
    for (const part of parts)
      for (const each of partsIn(runsOf(line), part))
        schools.push({ ...each, to: each.isFirst ? anySchool : '' });
  }
  const ofWork = new Set(read.lines.filter(({ section }) => isWork(section)).flatMap(runsOf));
  const isBatch = (run: TextRun) => aboutBatch.test(run.text) && !ofWork.has(run);
  return { schools, dated: new Set([...lines.flatMap(runsOf), ...document.runs.filter(isBatch)]) };
}

/** 'Master’s University', which is no degree. */
const isSchoolName =
  /^(?!(?:high|higher|senior|secondary)\b)(?:[\p{Lu}\p{Lo}]\S*\s){0,5}(?:university|college|institute|school|academy)(?:\s(?:of|for)\s.*)?$/iu;

/**
 * What could be a school that was not recognized: short parts beside a degree that are no degree,
 * field, date, grade or label.
 */
function schoolParts(text: string, read: ResumeExtraction): string[] {
  const known = read.resume.education.flatMap(({ degree, field, location, grade }) =>
    [degree, field, location, grade].filter(Boolean),
  );
  const parts = text.split(/\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|,\s+/u);
  const schools = parts.filter((part) => isSchoolName.test(part) && part.split(' ').length <= 9);
  if (schools.length > 0) return schools;
  if (parts.length < 2 || !parts.some((part) => degreeWords.test(part))) return [];
  return parts.filter(
    (part) =>
      part.length > 2 &&
      part.split(' ').length <= 9 &&
      !degreeWords.test(part) &&
      !/[:%]|^\W*\d/u.test(part) &&
      findDates(part) === null &&
      findGrade(part) === '' &&
      !known.some((value) => value.includes(part) || part.includes(value)),
  );
}

function restored(place: AtsPlace, changes: readonly Change[]): AtsPlace {
  const { box } = place;
  const beside = changes.filter(
    ({ run }) =>
      box === null ||
      (run.page === place.page && run.y < box.y + box.height + 1 && run.y + run.height > box.y - 1),
  );
  const text = beside.reduce((masked, { from, to }) => masked.replace(from, () => to), place.text);
  return { ...place, text };
}

/** Finds only the phone number already found. */
export function knownPhone({ resume }: ResumeExtraction): FindPhones {
  const { phone } = resume.basics;
  return (text) => {
    const spaced = text.replaceAll(/\s+/gu, ' ');
    const index = phone === '' ? -1 : spaced.indexOf(phone);
    return index < 0 ? [] : [{ text: phone, e164: '', index }];
  };
}

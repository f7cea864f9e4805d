import type { DocumentText, TextRun } from '#domain/resume-reading/document-text.ts';
import type { FindPhones } from '#domain/resume-reading/find-contact.ts';
import { findDates } from '#domain/resume-reading/find-dates.ts';
import { findGrade } from '#domain/resume-reading/find-grade.ts';
import { headingInside, headingOf } from '#domain/resume-reading/heading-of.ts';
import { readResume, type ReadResume } from '#domain/resume-reading/read-resume.ts';
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
  read: ReadResume;
  restore: (place: AtsPlace) => AtsPlace;
};

type Change = { run: TextRun; from: string; to: string; right?: number };

export function neutralize(document: DocumentText, read: ReadResume): NeutralResume {
  const changes: Change[] = [];
  const texts = new Map<TextRun, string>();
  const change = (run: TextRun, from: string, to: string) => {
    const before = texts.get(run) ?? run.text;
    if (from === '' || from === to || !before.includes(from)) return;
    texts.set(run, before.replaceAll(from, to));
    if (to !== '') changes.push({ run, from: to, to: from });
  };
  const parts = namePartsOf(document, read);
  const nameRuns = new Set(parts.map(({ run }) => run));
  for (const [at, { run, text }] of parts.entries())
    change(run, text, at === 0 ? anyName.name : '');
  const { firstName, lastName } = read.resume.basics;
  const names = [parts.map(({ text }) => text.trim()).join(' '), `${firstName} ${lastName}`]
    .map(plain)
    .filter((name) => name.length > 1);
  for (const run of document.runs) {
    if (!nameRuns.has(run)) for (const name of names) change(run, name, anyName.name);
    for (const pronouns of run.text.match(pronounPair) ?? []) change(run, pronouns, '');
    for (const [, local = ''] of run.text.matchAll(mailName)) change(run, local, anyName.local);
    for (const [, handle = ''] of run.text.matchAll(profileName))
      change(run, handle, anyName.handle);
  }
  /** The right edge of names that took the place of several runs. */
  const rights = new Map<TextRun, number>();
  for (const { run, from, to, right } of schoolChanges(document, read)) {
    change(run, from, to);
    if (right !== undefined) rights.set(run, right);
  }
  if (texts.size === 0) return { document, read, restore: (place) => place };
  const runs = document.runs.flatMap((run) => {
    const text = texts.get(run);
    if (text === undefined) return [run];
    return text.trim() === '' ? [] : [resized(run, text, rights.get(run) ?? 0, document)];
  });
  const neutral = { ...document, runs };
  return {
    document: neutral,
    read: readResume(neutral, { findPhones: knownPhone(read) }),
    restore: (place) => restored(place, changes),
  };
}

/** '(she/her)', 'he/him/his', 'they/them'. */
const pronounPair =
  /\(?\b(?:she|he|they|ze|xe|her|him|them)\s?\/\s?(?:her|hers|him|his|them|theirs|they|she|he)(?:\s?\/\s?(?:hers|his|theirs|they))?\b\)?/giu;
const mailName = /([\w.+-]+)(?=@[\w-]+\.\w)/gu;
const profileName = /(?:linkedin\.com\/in|github\.com|gitlab\.com)\/([\w%.-]+)/giu;

/** A centred name stays centred, whatever its length; other text keeps its edges. */
function resized(run: TextRun, text: string, right: number, { pages }: DocumentText): TextRun {
  if (text !== anyName.name) return { ...run, text, width: Math.max(run.width, right - run.x) };
  const width = text.length * run.fontSize * 0.5;
  const middle = (pages[run.page]?.width ?? 0) / 2;
  const isCentred = Math.abs(run.x + run.width / 2 - middle) < middle * 0.05;
  return { ...run, text, width, x: isCentred ? middle - width / 2 : run.x };
}

const isEducation = (title: string | null) =>
  title !== null && (headingOf(title) ?? headingInside(title)) === 'education';
const yearOfStudy = /\b(?:19|20)\d\d\b/gu;
const aboutBatch = /\b(?:batch|class of|graduat\w+|passing out|passout|year of passing)\b/iu;
const plain = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** Schools and years in the lines of education, and years beside 'batch' anywhere. */
function schoolChanges(document: DocumentText, read: ReadResume): Change[] {
  const found = read.found.filter(({ path }) => /^education\.\d+\.institution$/u.test(path));
  const lines = read.lines.filter(({ section }) => isEducation(section));
  const rows = rowsOf(document);
  const runsOf = (line: { text: string; page: number }) => runsOfLine(rows, line);
  const changes: Change[] = [];
  const names = new Set(found.flatMap(({ value }) => (/\p{L}{2}/u.test(value) ? value : [])));
  const isNamed = (text: string) => [...names].some((name) => text.includes(name));
  for (const line of lines) {
    if (headingOf(line.text) !== null) continue;
    const parts = isNamed(line.text) ? [...names] : schoolParts(line.text, read);
    for (const part of parts)
      for (const each of partsIn(runsOf(line), part))
        changes.push({ ...each, to: each.isFirst ? anySchool : '' });
  }
  const isBatch = (run: TextRun) => aboutBatch.test(run.text);
  const dated = new Set([...lines.flatMap(runsOf), ...document.runs.filter(isBatch)]);
  for (const run of dated) {
    const years = [...run.text.matchAll(yearOfStudy)].map(([year]) => year);
    for (const [at, year] of years.entries())
      changes.push({
        run,
        from: year,
        to: anyYears[years.length === 1 ? 1 : Math.min(at, 1)] ?? year,
      });
  }
  return changes;
}

/** 'Master’s University', which is no degree. */
const isSchoolName =
  /^(?!(?:high|higher|senior|secondary)\b)(?:[\p{Lu}\p{Lo}]\S*\s){0,5}(?:university|college|institute|school|academy)(?:\s(?:of|for)\s.*)?$/iu;

/**
 * What could be a school that was not recognized: short parts beside a degree that are no degree,
 * field, date, grade or label.
 */
function schoolParts(text: string, read: ReadResume): string[] {
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
  const text = beside.reduce((told, { from, to }) => told.replace(from, to), place.text);
  return { ...place, text };
}

/** Finds only the phone number already found. */
export function knownPhone({ resume }: ReadResume): FindPhones {
  const { phone } = resume.basics;
  return (text) => {
    const spaced = text.replaceAll(/\s+/gu, ' ');
    const index = phone === '' ? -1 : spaced.indexOf(phone);
    return index < 0 ? [] : [{ text: phone, e164: '', index }];
  };
}

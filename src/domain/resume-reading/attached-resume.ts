import { fromJsonResume } from '#domain/resume/from-json-resume.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { DocumentText } from './document-text.ts';
import { entryOf, entryPlaces } from './entry-places.ts';
import { findEmail } from './find-contact.ts';
import { cutDates } from './find-dates.ts';
import { headingOf } from './heading-of.ts';
import { listFields } from './list-fields.ts';
import { locateText, placedLines } from './locate-text.ts';
import { pagesOf } from './parsed-of.ts';
import type { FoundField, ReadResume } from './read-resume.ts';
import { repairText } from './repair-text.ts';

/** The least share of the visible letters that the attached resume must contain. */
const fewestShown = 0.8;

const bareOf = (text: string) =>
  repairText(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}+#]/gu, '');
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
  const shown = bareOf(runs.join(''));
  // Pages from right to left have the parts of a line in visual order.
  const shownReversed = bareOf(runs.toReversed().join(''));
  const isShown = (word: string) => shown.includes(word) || shownReversed.includes(word);
  const values = [
    ...listFields(resume).filter(({ path }) => !/^links\.\d+\.label$/u.test(path)),
    ...resume.skills.map(({ group }) => ({ path: 'group', value: group })),
  ];
  const words = values.flatMap(({ path, value }) =>
    /\.(?:start|end)$/u.test(path) ? (/^\d{4}/u.exec(value) ?? []) : wordsOf(value),
  );
  if (words.length === 0 || !words.every(isShown)) return null;
  const attached = new Set(words);
  const own = runs
    .filter((text) => headingOf(text) === null)
    .flatMap((text) => wordsOf(cutDates(text)));
  const count = (list: readonly string[]) => list.reduce((sum, word) => sum + word.length, 0);
  const known = own.filter(
    (word) => attached.has(word) || [...attached].some((each) => each.includes(word)),
  );
  return count(known) >= count(own) * fewestShown ? resume : null;
}

/** A reading with the attached resume in place of what the layout says. */
export function withAttached(reading: ReadResume, document: DocumentText): ReadResume {
  const resume = attachedResume(document);
  if (!resume) return reading;
  const { email } = reading.resume.basics;
  if (email !== '' && findEmail(resume.basics.email)?.value !== email) return reading;
  const fields = listFields(resume);
  const lines = placedLines(pagesOf(document));
  const begins = entryPlaces(fields, lines);
  const basics = reading.found.filter(({ path }) => path === 'basics.name');
  const located = fields.flatMap(({ path, value }): FoundField[] => {
    const place = locateText(value, lines, begins.get(entryOf(path)) ?? null);
    return place ? [{ path, value, confidence: 1, ...place }] : [];
  });
  return { ...reading, resume, found: [...basics, ...located] };
}

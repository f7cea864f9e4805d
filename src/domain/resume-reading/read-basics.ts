import type { ResumeBasics, ResumeLink } from '#domain/resume/resume.ts';
import { findEmail, findLoosePhones, findUrls, siteOf, type FindPhones } from './find-contact.ts';
import { isOnlyDates } from './find-dates.ts';
import { findPlace, isPlace } from './find-place.ts';
import { headingOf } from './heading-of.ts';
import { withoutBullet } from './make-lines.ts';
import type { Line, Piece } from './piece.ts';
import { findName, nameIn, splitName } from './read-name.ts';
import { schoolWords } from './school-words.ts';
import { titleScore } from './title-of.ts';

const fieldsOf = (text: string) =>
  text
    .split(/\s*[|•·∙⋅◆♦]\s*|\s{3,}|\s+[–—]\s+/u)
    .map((part) => part.trim())
    .filter(Boolean);

const tidyPhone = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

/** The first valid phone number, or else the first number that resembles one. */
export function findPhone(lines: readonly Line[], findPhones: FindPhones): string {
  const texts = lines.map((line) =>
    line.pieces
      .map((piece) => piece.text)
      .join(' | ')
      .replaceAll(/\S{1,64}@\S+|https?:\/\/\S+/gu, ' | '),
  );
  for (const text of texts) {
    const [found] = findPhones(text);
    if (found) return tidyPhone(found.text);
  }
  for (const text of texts) {
    const [found] = findLoosePhones(text);
    if (found) return tidyPhone(found.text);
  }
  return '';
}

/** Web addresses in the text, and link targets. */
function linksOf(lines: readonly Line[]): { links: ResumeLink[]; website: string } {
  const written = lines.flatMap((line) =>
    findUrls(line.pieces.map((piece) => piece.text).join(' | ')),
  );
  const clicked = lines
    .flatMap((line) => line.pieces.flatMap((piece) => piece.urls))
    .filter((url) => /^https?:\/\//iu.test(url));
  const bare = (url: string) =>
    url
      .replace(/^https?:\/\/(?:www\.)?/iu, '')
      .replace(/\/$/u, '')
      .toLowerCase();
  const all = new Map<string, string>();
  for (const url of [...written, ...clicked]) if (!all.has(bare(url))) all.set(bare(url), url);
  const known = [...all.values()].filter((url) => siteOf(url) !== null);
  const own = [...all.values()].filter((url) => siteOf(url) === null);
  return {
    links: [...known, ...own.slice(1)].map((url, at) => ({
      id: `link-${at + 1}`,
      label: siteOf(url) ?? '',
      url,
    })),
    website: own[0] ?? '',
  };
}

/** The current or desired job title directly below the name. */
function findTitle(lines: readonly Line[], name: string): string {
  const fields = lines.flatMap((line) =>
    line.pieces
      .flatMap((piece) => fieldsOf(piece.text).flatMap((text) => text.split(/\s+-\s+/u)))
      .flatMap((text) =>
        name !== '' && text.startsWith(`${name}, `) ? [name, text.slice(name.length + 2)] : [text],
      )
      .map((text) => ({ text, line })),
  );
  const after = fields.findIndex(({ text }) => nameIn(text) === name || text.includes(name));
  const candidates = fields
    .slice(Math.max(0, after))
    .filter(
      ({ text }) =>
        nameIn(text) !== name &&
        text.length <= 70 &&
        findEmail(text) === null &&
        findUrls(text).length === 0 &&
        !/\d{4,}|[.:]$/u.test(text) &&
        !isPlace(text) &&
        !isOnlyDates(text),
    );
  const found = candidates.find(({ text }) => titleScore(text) > 0) ?? titleBelow(lines, name);
  if (!found) return '';
  // A title cut at the line end continues on the next line.
  const at = lines.indexOf(found.line);
  const before = lines[at - 1];
  if (
    before &&
    /^\p{Lu}\w+$/u.test(found.text) &&
    before.text.length > 15 &&
    titleScore(before.text) <= 0 &&
    nameIn(before.text) !== name &&
    !/[@\d]/u.test(before.text) &&
    before.fontSize === found.line.fontSize
  )
    return `${before.text} ${found.text}`;
  return found.text;
}

/** A short line directly below the name that contains nothing else. */
function titleBelow(lines: readonly Line[], name: string) {
  const at = lines.findIndex((line) => line.text.includes(name));
  const line = name === '' ? undefined : lines[at + 1];
  const [piece] = line?.pieces ?? [];
  const isTitle =
    at >= 0 &&
    line &&
    piece &&
    line.pieces.length === 1 &&
    /^\p{Lu}[\p{L}\d&+#'’ /-]{3,50}$/u.test(piece.text) &&
    piece.text.split(' ').length <= 6 &&
    !/\d{3}|\b[sdw]\/o\b/iu.test(piece.text) &&
    !isPlace(piece.text, 'contact') &&
    !schoolWords.test(piece.text) &&
    headingOf(piece.text) === null;
  return isTitle ? { text: piece.text, line } : undefined;
}

/**
 * Name, title and contact details from the lines above the first heading and under 'Contact'; other
 * lines are the fallback.
 */
export function readBasics(
  header: readonly Line[],
  others: readonly Line[],
  margins: readonly Line[],
  body: number,
  findPhones: FindPhones,
): {
  basics: ResumeBasics;
  links: ResumeLink[];
  name: { piece: Piece; confidence: number } | null;
} {
  const near = [...header, ...others];
  const textOf = (line: Line) => line.pieces.map((piece) => piece.text).join(' | ');
  const mails = [...near, ...margins].map(
    (line) => findEmail(textOf(line))?.value ?? mailedTo(line),
  );
  const email = mails.find((found) => found !== '') ?? '';
  const { links, website } = linksOf([...header, ...margins]);
  const phone = findPhone(header, findPhones) || findPhone([...others, ...margins], findPhones);
  const candidates = header.flatMap((line) => line.pieces);
  const found =
    findName(candidates, email, body) ??
    findName(
      margins.flatMap((line) => line.pieces),
      email,
      body,
    );
  const places = header.flatMap((line) => line.pieces.flatMap((piece) => fieldsOf(piece.text)));
  const location =
    places
      .map((text) => (text === found?.value ? '' : findPlace(withoutBullet(text))))
      .find((place) => place !== '') ?? '';
  const name = splitName(found?.value ?? '');
  return {
    basics: {
      ...name,
      title: findTitle([...header, ...margins], found?.value ?? ''),
      email,
      phone,
      location,
      website,
      summary: '',
    },
    links,
    name: found && { piece: found.piece, confidence: found.confidence },
  };
}

const mailedTo = (line: Line) => {
  const url = line.pieces.flatMap((piece) => piece.urls).find((each) => /^mailto:/iu.test(each));
  return url === undefined ? '' : (findEmail(url.replace(/^mailto:/iu, ''))?.value ?? '');
};

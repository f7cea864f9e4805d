import { findSkills } from '#domain/ats/find-skills.ts';
import { itemsOf, styleOf } from './group-skills.ts';
import { headingInside, headingOf, type HeadingKind } from './heading-of.ts';
import { isFact } from './is-fact.ts';
import type { RawSection } from './make-lines.ts';
import { baselineOf, rightOf, type Line, type Piece } from './piece.ts';

export type Section = {
  kind: HeadingKind | 'header';
  title: string;
  heading: Piece | null;
  lines: Line[];
  /** Begun in a column beside the main one. */
  isAside?: boolean;
};

type ColumnSections = { page: number; x: number | null; isRight: boolean; sections: RawSection[] };

/** Spoken languages. A 'Languages' section with none of them is about programming. */
export const spoken =
  /\b(?:english|hindi|tamil|telugu|kannada|malayalam|marathi|gujarati|bengali|bangla|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|nepali|sinhala|french|german|spanish|portuguese|italian|dutch|russian|polish|ukrainian|turkish|arabic|hebrew|persian|farsi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|greek|swedish|norwegian|danish|finnish|czech|hungarian|romanian|deutsch|englisch|französisch|español|français|anglais|inglés|native|fluent)\b|(?:中文|汉语|普通话|粤语|英语|日语|韩语|法语|德语|西班牙语|俄语|英文|英語|日語)/iu;

/** Levels of the Common European Framework. */
const level = /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u;

/** Content of 'Personal profile' that shows it isn't a summary. */
const personal =
  /^\W*(?:date of birth|d\.?o\.?b|(?:father|mother|husband)(?:['’]?s)?|marital|gender|sex|nationality|religion|languages? known|passport|permanent address|hobbies)\b/iu;

/** 'EXPERIENCE:' and 'Experience' are equal. */
const titleOf = (heading: Piece) => heading.text.replaceAll(/[\s:–-]+$/gu, '');

/**
 * The sections of all columns in reading order; text above a column's first heading continues the
 * previous section.
 */
export function gatherSections(columns: readonly ColumnSections[]): Section[] {
  const sections: Section[] = [{ kind: 'header', title: '', heading: null, lines: [] }];
  const header = sections[0] as Section;
  const isRightMain = isMainRight(columns);
  for (const column of columns) {
    for (const { heading, lines } of column.sections) {
      if (heading) {
        const named =
          heading.table ?? headingOf(heading.text) ?? headingInside(heading.text) ?? 'other';
        const isPerson =
          named === 'summary' && lines.filter((line) => personal.test(line.text)).length > 1;
        const isCode =
          named === 'languages' && !lines.some(({ text }) => spoken.test(text) || level.test(text));
        const kind = isCode ? 'skills' : isPerson ? 'contact' : named;
        const isAside = column.x !== null && column.isRight !== isRightMain;
        sections.push({ kind, title: titleOf(heading), heading, lines: [...lines], isAside });
      } else if (lines.length > 0) {
        const last = sections.at(-1) ?? header;
        const isTop = column.page === 0 && (column.x !== null || sections.length === 1);
        (isTop ? header : last).lines.push(...lines);
      }
    }
  }
  return adoptTags(
    joinEmpty(sections.filter((section) => section.lines.length > 0 || section.heading)).flatMap(
      splitLabelled,
    ),
  );
}

/** Sections that a row of a list of skills may name: 'Interests: rowing', 'Sprachen   Deutsch'. */
const ofRows = new Set<HeadingKind | null>([
  'languages',
  'certifications',
  'achievements',
  'other',
]);

/** Rows of skills that begin with the name of another section, each as a section of its own. */
function splitLabelled(section: Section): Section[] {
  if (section.kind !== 'skills') return [section];
  const parts: Section[] = [];
  let isOther = false;
  for (const line of section.lines) {
    const [label, rest] = afterLabel(line);
    const kind =
      label === null || /^(?:others?|misc)/iu.test(label.text) ? null : headingOf(label.text);
    const isNamed = label !== null && rest !== null && ofRows.has(kind);
    const isSpoken = kind !== 'languages' || spoken.test(rest?.text ?? '');
    if (isNamed && isSpoken)
      parts.push({ kind: kind ?? 'other', title: titleOf(label), heading: label, lines: [rest] });
    else if (parts.length === 0 || (isOther && label !== null))
      parts.push({ ...section, lines: [line] });
    else parts.at(-1)?.lines.push(line);
    isOther = label === null ? isOther : isNamed && isSpoken;
  }
  return parts.length === 0 ? [section] : parts;
}

/** The label of a row, in a piece of its own or before a colon, and the rest of the row. */
function afterLabel(line: Line): [Piece, Line] | [null, null] {
  const [first, ...rest] = line.pieces;
  if (!first || line.isBullet) return [null, null];
  const [, label = '', after = ''] = /^([^:,]{3,40}):\s+(\S.*)$/u.exec(first.text) ?? [];
  const pieces = label === '' ? rest : [{ ...first, text: after }, ...rest];
  if (pieces.length === 0) return [null, null];
  const text = pieces.map((piece) => piece.text).join(' ');
  return [
    { ...first, text: label === '' ? first.text : label },
    { ...line, text, pieces, x: pieces[0]?.x ?? line.x },
  ];
}

const minTags = 3;

/**
 * Where nothing is called skills, sections are that hold only short names, laid out as tags or
 * known as skills: each is one of their groups.
 */
function adoptTags(sections: Section[]): Section[] {
  if (sections.some(({ kind }) => kind === 'skills')) return sections;
  const itemsIn = ({ lines }: Section) =>
    lines.flatMap((line) =>
      line.pieces.flatMap(itemsOf).flatMap((item) => item.split(/\s+[|·•]\s+/u)),
    );
  const groups = sections.filter(
    (section) =>
      section.kind === 'other' && section.lines.length > 0 && itemsIn(section).every(isTag),
  );
  const items = groups.flatMap(itemsIn);
  const areTags = items.length > groups.flatMap(({ lines }) => lines).length;
  const known = items.filter((item) => findSkills(item).length > 0);
  if (items.length < minTags || !(areTags || known.length * 3 >= items.length)) return sections;
  return sections.map((section) => {
    if (!groups.includes(section) || !section.heading) return section;
    const label = lineOf({ ...section.heading, text: `${section.title}:` });
    return { ...section, kind: 'skills', lines: [label, ...section.lines] };
  });
}

const isTag = (text: string) =>
  text.length <= 32 &&
  text.split(' ').length <= 4 &&
  !/[@:;!?]|[.,](?:\s|$)|\d{4}/u.test(text) &&
  !isFact(text);

/** Whether the columns on the right are the main ones: those with more text. */
function isMainRight(columns: readonly ColumnSections[]): boolean {
  const lettersOf = (isRight: boolean) =>
    columns
      .filter((column) => column.x !== null && column.isRight === isRight)
      .flatMap(({ sections }) => sections.flatMap(({ lines }) => lines))
      .reduce((sum, { text }) => sum + text.length, 0);
  return lettersOf(true) > lettersOf(false);
}

const minNames = 3;

/** Several unlisted headings in a row with nothing else below them are skills, set like headings. */
function joinEmpty(sections: readonly Section[]): Section[] {
  const isEmpty = ({ kind, heading, lines }: Section) =>
    kind === 'other' &&
    heading !== null &&
    // 'ACTIVITIES' is set like its text in plain resumes, and no skill.
    headingOf(heading.text) === null &&
    lines.every(({ pieces }) => pieces.every((piece) => styleOf(piece) === styleOf(heading)));
  const joined: Section[] = [];
  for (let at = 0; at < sections.length; at++) {
    const end = sections.findIndex((section, next) => next >= at && !isEmpty(section));
    const run = sections.slice(at, end < 0 ? sections.length : end);
    const lines = run.flatMap(({ heading, lines: own }) => [
      ...(heading ? [lineOf(heading)] : []),
      ...own,
    ]);
    if (lines.length < minNames) joined.push(...sections.slice(at, at + 1));
    else {
      joined.push({ kind: 'skills', title: '', heading: null, lines });
      at += run.length - 1;
    }
  }
  return joined;
}

const lineOf = (piece: Piece): Line => ({
  text: piece.text,
  pieces: [piece],
  page: piece.page,
  x: piece.x,
  right: rightOf(piece),
  baseline: baselineOf(piece),
  fontSize: piece.fontSize,
  isBold: piece.isBold,
  isBullet: false,
  startsBlock: false,
  indent: 0,
  edge: rightOf(piece),
  gap: 2,
});

import { headingInside, headingOf, type HeadingKind } from './heading-of.ts';
import type { RawSection } from './make-lines.ts';
import type { Line, Piece } from './piece.ts';

export type Section = {
  kind: HeadingKind | 'header';
  title: string;
  heading: Piece | null;
  lines: Line[];
};

type ColumnSections = { page: number; x: number | null; isRight: boolean; sections: RawSection[] };

/** Languages that people speak: where 'Languages' names none of them, it is about programming. */
const spoken =
  /\b(?:english|hindi|tamil|telugu|kannada|malayalam|marathi|gujarati|bengali|bangla|punjabi|urdu|odia|oriya|assamese|sanskrit|konkani|nepali|sinhala|french|german|spanish|portuguese|italian|dutch|russian|polish|ukrainian|turkish|arabic|hebrew|persian|farsi|chinese|mandarin|cantonese|japanese|korean|vietnamese|thai|indonesian|malay|tagalog|filipino|swahili|greek|swedish|norwegian|danish|finnish|czech|hungarian|romanian|deutsch|englisch|französisch|español|français|anglais|inglés|native|fluent)\b/iu;

/** 'EXPERIENCE:' and 'Experience' have one name. */
const titleOf = (heading: Piece) => heading.text.replaceAll(/[\s:–-]+$/gu, '');

/** The sections of all columns, in reading order; what stands over the first heading of a column goes on with the one before. */
export function gatherSections(columns: readonly ColumnSections[]): Section[] {
  const sections: Section[] = [{ kind: 'header', title: '', heading: null, lines: [] }];
  const header = sections[0] as Section;
  for (const column of columns) {
    for (const { heading, lines } of column.sections) {
      if (heading) {
        const named =
          heading.table ?? headingOf(heading.text) ?? headingInside(heading.text) ?? 'other';
        const isCode = named === 'languages' && !lines.some((line) => spoken.test(line.text));
        const kind = isCode ? 'skills' : named;
        sections.push({ kind, title: titleOf(heading), heading, lines: [...lines] });
      } else if (lines.length > 0) {
        const last = sections.at(-1) ?? header;
        const isTop = column.page === 0 && (column.x !== null || sections.length === 1);
        (isTop ? header : last).lines.push(...lines);
      }
    }
  }
  return sections.filter((section) => section.lines.length > 0 || section.heading);
}

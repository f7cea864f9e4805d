import {
  AlignmentType,
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';
import { layOutResume } from '#domain/resume/lay-out-resume.ts';
import type { SheetEntry, SheetLink, SheetSection } from '#domain/resume/resume-sheet.ts';
import { docxStyles, mutedColor } from './docx-styles.ts';
import type { ResumeRequest } from './render-request.ts';

// Twentieths of a point.
const sizes = { a4: { width: 11_906, height: 16_838 }, letter: { width: 12_240, height: 15_840 } };
const margin = { top: 960, bottom: 900, left: 1_080, right: 1_080 };

/**
 * Renders a resume as a one-column DOCX with Word's own heading styles, so that programs find its
 * parts.
 */
export async function createDocx({ resume, design, options }: ResumeRequest): Promise<Uint8Array> {
  const sheet = layOutResume(resume, options);
  const size = sizes[design.paper];
  const end = size.width - margin.left - margin.right;
  const isRightToLeft = /^(ar|fa|he|ur)\b/u.test(options.language);
  const paragraph = (
    children: ParagraphChild[],
    more: Omit<IParagraphOptions, 'children' | 'text'> = {},
  ) => new Paragraph({ ...more, children, bidirectional: isRightToLeft });
  // In a right-to-left line these marks (U+200F, U+200E) keep the order of Latin text and numbers.
  const gap = isRightToLeft ? '\u200F  ·  \u200F' : '  ·  ';
  const between = () => run(gap, { color: mutedColor });
  const joined = (parts: ParagraphChild[]) =>
    parts.flatMap((part, at) => (at === 0 ? [part] : [between(), part]));
  const own = (text: string) =>
    isRightToLeft && !beginsFromRight.test(text) ? `\u200E${text}\u200E` : text;
  const point = (line: string) => pointOf([run(line)]);
  const pointOf = (children: ParagraphChild[]) =>
    paragraph(children, { numbering: { reference: 'points', level: 0 } });
  const ends = (start: ParagraphChild[], last: string): ParagraphChild[] =>
    last === '' ? start : [...start, run(`\t${last}`, { color: mutedColor, bold: false })];
  const atEnd = { tabStops: [{ type: TabStopType.RIGHT, position: end }] };

  function entryOf(entry: SheetEntry): Paragraph[] {
    const facts = [
      ...(entry.subtitle ? [run(own(entry.subtitle), { bold: true })] : []),
      ...(entry.note ? [run(own(entry.note))] : []),
      ...(entry.link ? [linkOf({ ...entry.link, text: own(entry.link.text) })] : []),
    ];
    return [
      ...(entry.title || entry.dates
        ? [
            paragraph(ends([run(entry.title)], entry.dates), {
              ...atEnd,
              heading: HeadingLevel.HEADING_2,
            }),
          ]
        : []),
      ...(facts.length > 0 || entry.place
        ? [
            paragraph(ends(joined(facts), entry.place), {
              ...atEnd,
              keepNext: entry.points.length > 0,
            }),
          ]
        : []),
      ...entry.points.map(point),
    ];
  }

  function bodyOf(section: SheetSection): Paragraph[] {
    if (section.kind === 'entries') return section.entries.flatMap(entryOf);
    if (section.kind === 'list')
      return section.lines.map(({ text, link }) =>
        pointOf([...(text ? [run(text)] : []), ...(link ? [linkOf(link)] : [])]),
      );
    if (section.kind === 'row')
      return [paragraph(joined(section.lines.map((line) => run(own(line)))))];
    if (section.kind === 'text') return section.lines.map((line) => paragraph([run(line)]));
    return section.groups.map(({ name, skills }) =>
      paragraph([
        ...(name ? [run(`${name}: `, { bold: true })] : []),
        run(skills.map((skill) => skill.name).join(', ')),
      ]),
    );
  }

  const document = new Document({
    title: options.title || sheet.name,
    creator: sheet.name,
    lastModifiedBy: sheet.name,
    subject: sheet.title,
    styles: docxStyles(design, options.language),
    numbering: {
      config: [
        {
          reference: 'points',
          levels: [
            {
              level: 0,
              format: 'bullet',
              text: '•',
              alignment: AlignmentType.START,
              style: { paragraph: { indent: { left: 284, hanging: 227 }, spacing: { after: 40 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: { page: { size, margin } },
        children: [
          ...(sheet.name ? [paragraph([run(sheet.name)], { heading: HeadingLevel.TITLE })] : []),
          ...(sheet.title ? [paragraph([run(sheet.title)], { style: 'Subtitle' })] : []),
          ...(sheet.contacts.length > 0
            ? [
                paragraph(
                  joined(sheet.contacts.map((each) => linkOf({ ...each, text: own(each.text) }))),
                ),
              ]
            : []),
          ...sheet.sections.flatMap((section) => [
            ...(section.heading
              ? [
                  paragraph([run(section.heading)], {
                    heading: HeadingLevel.HEADING_1,
                    border: {
                      bottom: { style: BorderStyle.SINGLE, size: 4, color: 'C9CED6', space: 3 },
                    },
                  }),
                ]
              : []),
            ...bodyOf(section),
          ]),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

const beginsFromRight = /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u;

/**
 * Right-to-left letters need their own flag: Word and others place the punctuation beside them by
 * it.
 */
const run = (text: string, more: IRunOptions = {}) =>
  new TextRun({
    ...(/[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) && { rightToLeft: true }),
    ...more,
    text,
  });

function linkOf({ text, url }: SheetLink): ParagraphChild {
  if (url === null) return run(text);
  return new ExternalHyperlink({ link: url, children: [run(text, { style: 'Hyperlink' })] });
}

import {
  BorderStyle,
  Document,
  ExternalHyperlink,
  HeadingLevel,
  LevelFormat,
  Packer,
  Paragraph,
  type ParagraphChild,
  TabStopType,
  TextRun,
} from 'docx';

type Entry = { what: string; where?: string; when?: string; bullets?: string[] };
type Section = {
  heading: string;
  text?: string;
  lines?: [label: string, text: string][];
  entries?: Entry[];
};

/**
 * A resume template: one column, real headings and lists, nothing in text boxes, headers or tables.
 */
export type ResumeTemplate = {
  title: string;
  description: string;
  look: { font: string; accent: string; centred: boolean; ruled: boolean };
  name: string;
  role: string;
  contact: string[];
  link: { text: string; url: string };
  sections: Section[];
  closing: string;
};

const page = { width: 11_906, height: 16_838, margin: 1_080 };
const right = page.width - 2 * page.margin;

export async function resumeDocument(template: ResumeTemplate): Promise<Uint8Array> {
  const { look } = template;
  const alignment = look.centred ? 'center' : 'left';
  const grey = '555555';
  const document = new Document({
    title: template.title,
    description: template.description,
    creator: 'Firstrung',
    styles: {
      default: {
        document: { run: { font: look.font, size: 21 }, paragraph: { spacing: { line: 264 } } },
        title: {
          run: { font: look.font, size: 44, bold: true, color: '1b1d2a' },
          paragraph: { alignment, spacing: { after: 40 } },
        },
        heading1: {
          run: { font: look.font, size: 23, bold: true, color: look.accent, allCaps: look.ruled },
          paragraph: { spacing: { before: 260, after: 80 }, keepNext: true },
        },
        heading2: {
          run: { font: look.font, size: 21, bold: true, color: '1b1d2a' },
          paragraph: { spacing: { before: 120, after: 20 }, keepNext: true },
        },
      },
    },
    numbering: {
      config: [
        {
          reference: 'bullets',
          levels: [
            {
              level: 0,
              format: LevelFormat.BULLET,
              text: '•',
              alignment: 'left',
              style: { paragraph: { indent: { left: 300, hanging: 220 } } },
            },
          ],
        },
      ],
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: { top: 960, bottom: 960, left: page.margin, right: page.margin },
          },
        },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, alignment, text: template.name }),
          new Paragraph({
            alignment,
            children: [new TextRun({ text: template.role, color: grey })],
          }),
          new Paragraph({ alignment, children: contactOf(template) }),
          ...template.sections.flatMap((section) => sectionOf(section, template)),
          new Paragraph({
            spacing: { before: 320 },
            children: [
              new TextRun({ text: template.closing, italics: true, color: grey, size: 18 }),
            ],
          }),
        ],
      },
    ],
  });
  return new Uint8Array(await Packer.toBuffer(document));
}

function contactOf({ contact, link }: ResumeTemplate): ParagraphChild[] {
  return [
    new TextRun({ text: `${contact.join('  |  ')}  |  ` }),
    new ExternalHyperlink({
      link: link.url,
      children: [new TextRun({ text: link.text, style: 'Hyperlink' })],
    }),
  ];
}

function sectionOf(section: Section, { look }: ResumeTemplate): Paragraph[] {
  const rule = { style: BorderStyle.SINGLE, size: 6, color: look.accent, space: 2 };
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_1,
      text: section.heading,
      ...(look.ruled && { border: { bottom: rule } }),
    }),
    ...(section.text ? [new Paragraph({ text: section.text })] : []),
    ...(section.lines ?? []).map(
      ([label, text]) =>
        new Paragraph({
          spacing: { after: 40 },
          children: [new TextRun({ text: `${label}: `, bold: true }), new TextRun({ text })],
        }),
    ),
    ...(section.entries ?? []).flatMap(entryOf),
  ];
}

function entryOf({ what, where, when, bullets = [] }: Entry): Paragraph[] {
  return [
    new Paragraph({
      heading: HeadingLevel.HEADING_2,
      tabStops: [{ type: TabStopType.RIGHT, position: right }],
      children: [
        new TextRun({ text: what }),
        ...(where ? [new TextRun({ text: `, ${where}`, bold: false })] : []),
        ...(when ? [new TextRun({ text: `\t${when}`, bold: false, color: '555555' })] : []),
      ],
    }),
    ...bullets.map(
      (text) =>
        new Paragraph({
          text,
          spacing: { after: 30 },
          numbering: { reference: 'bullets', level: 0 },
        }),
    ),
  ];
}

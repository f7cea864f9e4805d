import { Document, Packer, Paragraph, Table, TableCell, TableRow, TextRun, Textbox } from 'docx';
import type { AtsCheck } from '#domain/ats/ats-checks.ts';
import { damagedFiles, pdfWith, write } from './damaged-files.fixture.ts';
import { layouts } from './layouts.fixture.ts';
import { asDocx, asPdf, asText } from './three-formats.fixture.ts';

export type DamagedResume = {
  name: string;
  make: () => Promise<Uint8Array>;
  /** The check that must fail; without readable text there may be no score at all instead. */
  flaw: AtsCheck;
};

/** Resumes in several layouts, without file problems. */
const bases = ['roles', 'labelled', 'aligned'] as const;

const docxOf = async (children: (Paragraph | Table | Textbox)[], columns = 1) => {
  const properties = columns > 1 ? { column: { count: columns, space: 400 } } : {};
  const document = new Document({ sections: [{ properties, children: children as Paragraph[] }] });
  return new Uint8Array(await Packer.toBuffer(document));
};
const paragraphsOf = (text: string) => text.split('\n').map((line) => new Paragraph(line));
const keywords = 'Java Python AWS Kubernetes Docker Kafka';

const isTitle = (line: string) =>
  /^(?:work experience|professional experience|experience summary|education|educational qualification|key skills|skills|computer skills|technical proficiency|summary|professional summary|objective|certifications|awards)$/iu.test(
    line.trim(),
  );
const spread = (text: string) =>
  text
    .split('\n')
    .map((line) =>
      isTitle(line) ? [...line.toUpperCase()].join(' ').replaceAll('   ', '  ') : line,
    )
    .join('\n');
/** Lost or swapped characters, as fonts without a character map produce. */
const broken = [
  (text: string) => text.replaceAll(/[aeiou]/gu, '\uFFFD'),
  (text: string) => text.replaceAll(/[a-f]/gu, '(cid:12)'),
  (text: string) =>
    text.replaceAll(/[a-z]/gu, (letter) =>
      'zqxwvjkbfdghtcnmplrsytwxvz'.charAt(letter.charCodeAt(0) - 97),
    ),
];
const withIcons = (text: string) =>
  text.replaceAll(/(\S+@\S+)/gu, '\uE0BE $1').replaceAll(/(\+\d)/gu, '\uF095$1');

/**
 * Puts a sidebar with contact, languages and interests beside the resume, from its first heading
 * on.
 */
const beside = (text: string, gap: number) =>
  pdfWith((pdf) => {
    for (const [at, line] of text.split('\n').slice(0, 55).entries())
      if (line.trim() !== '')
        write(
          pdf,
          190 + gap,
          50 + at * 13,
          line.trim(),
          isTitle(line) ? 13 : 9,
          '#000000',
          isTitle(line),
        );
    const isCapital = text.split('\n').some((line) => isTitle(line) && line === line.toUpperCase());
    for (const [at, line] of [
      'Languages',
      'English',
      'Hindi',
      'Interests',
      'Chess',
      'Walking',
      'Certifications',
      'First aid',
      'Typing',
    ].entries()) {
      const isHeading = at % 3 === 0;
      const shown = isHeading && isCapital ? line.toUpperCase() : line;
      write(pdf, 30, 150 + at * 26, shown, isHeading ? 13 : 9, '#000000', isHeading);
    }
  });

const hiddenIn = (text: string, x: number, y: number, size: number, color: string) =>
  pdfWith((pdf) => {
    for (const [at, line] of text.split('\n').slice(0, 55).entries())
      if (line.trim() !== '') write(pdf, 50, 50 + at * 13, line.trim());
    write(pdf, x, y, keywords, size, color);
  });

const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const grid = [
  ['Degree', 'School', 'Year', 'Marks'],
  ['B.Com', 'Pune University', '2019', '71 %'],
  ['XII', 'DPS', '2016', '80 %'],
  ['X', 'DPS', '2014', '88 %'],
];

const perBase = bases.flatMap((base): DamagedResume[] => {
  const text = layouts[base];
  return [
    {
      name: `${base}: an icon before the e-mail`,
      flaw: 'noIconGlyphs',
      make: () => asDocx(withIcons(text)),
    },
    {
      name: `${base}: icons as text`,
      flaw: 'noIconGlyphs',
      make: async () => asText(withIcons(text)),
    },
    { name: `${base}: a narrow column beside`, flaw: 'oneColumn', make: () => beside(text, 0) },
    { name: `${base}: a wide column beside`, flaw: 'oneColumn', make: () => beside(text, 40) },
    {
      name: `${base}: two columns in Word`,
      flaw: 'oneColumn',
      make: () => docxOf(paragraphsOf(text), 2),
    },
    {
      name: `${base}: a table in Word`,
      flaw: 'noTables',
      make: () =>
        docxOf([
          ...paragraphsOf(text),
          new Table({
            rows: grid.map(
              (cells) =>
                new TableRow({
                  children: cells.map((cell) => new TableCell({ children: [new Paragraph(cell)] })),
                }),
            ),
          }),
        ]),
    },
    {
      name: `${base}: a table on a page`,
      flaw: 'noTables',
      make: () =>
        pdfWith((pdf) => {
          for (const [at, line] of text.split('\n').slice(0, 50).entries())
            if (line.trim() !== '') write(pdf, 50, 50 + at * 12, line.trim());
          for (const [row, cells] of grid.entries())
            for (const [at, cell] of cells.entries())
              write(pdf, 50 + at * 120, 690 + row * 16, cell);
        }),
    },
    {
      name: `${base}: a text box`,
      flaw: 'noTextBoxes',
      make: () =>
        docxOf([
          ...paragraphsOf(text),
          new Textbox({
            style: { width: '200pt', height: 'auto' },
            children: [new Paragraph('Languages: English')],
          }),
        ]),
    },
    {
      name: `${base}: white words`,
      flaw: 'noHiddenText',
      make: () => hiddenIn(text, 50, 800, 9, '#ffffff'),
    },
    {
      name: `${base}: tiny words`,
      flaw: 'noHiddenText',
      make: () => hiddenIn(text, 50, 800, 0.8, '#000000'),
    },
    {
      name: `${base}: words beside the page`,
      flaw: 'noHiddenText',
      make: () => hiddenIn(text, 700, 300, 9, '#000000'),
    },
    {
      name: `${base}: words hidden by Word`,
      flaw: 'noHiddenText',
      make: () =>
        docxOf([
          ...paragraphsOf(text),
          new Paragraph({ children: [new TextRun({ text: keywords, vanish: true })] }),
        ]),
    },
    {
      name: `${base}: spread headings as PDF`,
      flaw: 'standardHeadings',
      make: () => asPdf(spread(text)),
    },
    {
      name: `${base}: spread headings as DOCX`,
      flaw: 'standardHeadings',
      make: () => asDocx(spread(text)),
    },
    {
      name: `${base}: spread headings as text`,
      flaw: 'standardHeadings',
      make: async () => asText(spread(text)),
    },
    ...broken.map((damage, at): DamagedResume => ({
      name: `${base}: broken letters, ${at + 1}`,
      flaw: 'textLayer',
      make: () => (at === 1 ? asPdf(damage(text)) : asDocx(damage(text))),
    })),
    {
      name: `${base}: broken letters in its second half`,
      flaw: 'textLayer',
      make: () =>
        asPdf(
          text.slice(0, text.length * 0.8) + (broken[1] ?? String)(text.slice(text.length * 0.8)),
        ),
    },
    {
      name: `${base}: a second page that is a picture`,
      flaw: 'textLayer',
      make: () =>
        pdfWith((pdf) => {
          for (const [at, line] of text.split('\n').slice(0, 55).entries())
            if (line.trim() !== '') write(pdf, 50, 50 + at * 13, line.trim());
          pdf.addPage();
          pdf.image(dot, 0, 0, { width: 595, height: 842 });
        }),
    },
  ];
});

const checkOf: Record<string, AtsCheck> = {
  hiddenText: 'noHiddenText',
  columns: 'oneColumn',
  spacedHeadings: 'standardHeadings',
  tables: 'noTables',
  textBoxes: 'noTextBoxes',
};

/** Files with one flaw each that parsers stumble over: at least 95 of 100 must be reported. */
export const damagedResumes: DamagedResume[] = [
  ...perBase,
  ...damagedFiles.flatMap(({ name, make, trait }) => {
    const flaw = checkOf[trait ?? ''];
    return flaw === undefined ? [] : [{ name, make, flaw }];
  }),
  {
    name: 'only a picture',
    flaw: 'textLayer',
    make: () => pdfWith((pdf) => pdf.image(dot, 0, 0, { width: 595, height: 842 })),
  },
];

import {
  Document,
  Header,
  Packer,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  Textbox,
} from 'docx';
import PdfFile from 'pdfkit';
import type { DocumentTrait } from '#domain/resume-reading/document-text.ts';

type Pdf = InstanceType<typeof PdfFile>;
type Draw = (pdf: Pdf) => void;

export async function pdfWith(draw: Draw): Promise<Uint8Array> {
  const pdf = new PdfFile({ size: 'A4', margin: 0 });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve());
  });
  pdf.on('data', (part: Buffer) => parts.push(part));
  draw(pdf);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

export const write = (
  pdf: Pdf,
  x: number,
  y: number,
  text: string,
  size = 10,
  color = '#000000',
  bold = false,
) =>
  pdf
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color)
    .text(text, x, y, { lineBreak: false });

/** A single-column resume without flaws; `at` is its left edge, `wide` the offset of its dates. */
const plain = (pdf: Pdf, at = 60, title = 'Store Manager') => {
  write(pdf, at, 50, 'Meera Iyer', 22, '#000000', true);
  write(pdf, at, 80, `${title} | Pune, Maharashtra | meera.iyer@example.com | +91 98220 12345`, 9);
  write(pdf, at, 120, 'Experience', 13, '#1f3a5f', true);
  write(pdf, at, 140, title, 10, '#000000', true);
  write(pdf, at, 154, 'Reliance Retail, Pune | Jan 2020 - Present');
  write(pdf, at, 170, '• Ran a store of forty people and raised its sales by a fifth');
  write(pdf, at, 200, 'Education', 13, '#1f3a5f', true);
  write(pdf, at, 220, 'B.Com, University of Pune, 2019');
  write(pdf, at, 250, 'Skills', 13, '#1f3a5f', true);
  write(pdf, at, 270, 'Stock keeping, Negotiation, Excel');
};
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const docxWith = async (children: (Paragraph | Table | Textbox)[], header?: string) => {
  const headers =
    header === undefined
      ? {}
      : { headers: { default: new Header({ children: [new Paragraph(header)] }) } };
  const bytes = await Packer.toBuffer(
    new Document({ sections: [{ ...headers, children: children as Paragraph[] }] }),
  );
  return new Uint8Array(bytes);
};
const lines = [
  'Meera Iyer',
  'meera.iyer@example.com | +91 98220 12345',
  'Experience',
  'Store Manager | Reliance Retail | Jan 2020 - Present',
  'Education',
  'B.Com, University of Pune, 2019',
];
const paragraphs = () => lines.map((line) => new Paragraph(line));

type DamagedFile = { name: string; make: () => Promise<Uint8Array>; trait: DocumentTrait | null };
const pdfs = (name: string, trait: DocumentTrait | null, draws: Draw[]): DamagedFile[] =>
  draws.map((draw, at) => ({ name: `${name}, ${at + 1}`, trait, make: () => pdfWith(draw) }));

const hidden =
  (text: string, x: number, y: number, size: number, color: string): Draw =>
  (pdf) => {
    plain(pdf);
    write(pdf, x, y, text, size, color);
  };
const sidebar =
  (x: number, width: number): Draw =>
  (pdf) => {
    plain(pdf, x);
    for (const [at, text] of [
      'Contact',
      'Pune, India',
      'Languages',
      'English',
      'Marathi',
      'Interests',
      'Chess',
    ].entries())
      write(
        pdf,
        20,
        120 + at * 22,
        text,
        at % 2 === 0 && at < 6 ? 13 : 9,
        '#1f3a5f',
        at === 0 || at === 2 || at === 5,
      );
    pdf.rect(width, 0, 1, 842).fill('#cccccc');
  };

/** Files with one flaw each, and the trait that reports it. */
export const damagedFiles: DamagedFile[] = [
  ...pdfs('white text', 'hiddenText', [
    hidden('Java Python AWS', 60, 400, 10, '#ffffff'),
    hidden('Kubernetes', 300, 700, 8, '#fefefe'),
    (pdf) => {
      pdf.rect(0, 600, 595, 100).fill('#203040');
      hidden('Scrum Master', 60, 640, 10, '#203040')(pdf);
    },
  ]),
  ...pdfs('tiny text', 'hiddenText', [
    hidden('Java Python AWS', 60, 400, 1, '#000000'),
    hidden('Docker', 60, 400, 0.5, '#000000'),
  ]),
  ...pdfs('text off the page', 'hiddenText', [
    hidden('Java Python AWS', 700, 400, 10, '#000000'),
    hidden('Go Rust', 60, -60, 10, '#000000'),
    hidden('Scala Kotlin', -300, 400, 10, '#000000'),
  ]),
  ...pdfs('text under a box', 'hiddenText', [
    (pdf) => {
      hidden('Java Python AWS', 60, 400, 10, '#000000')(pdf);
      pdf.rect(50, 390, 300, 30).fill('#ffffff');
    },
  ]),
  ...pdfs('columns', 'columns', [sidebar(180, 165), sidebar(200, 190), sidebar(220, 205)]),
  ...pdfs('headings set wide', 'spacedHeadings', [
    (pdf) => {
      plain(pdf);
      write(pdf, 60, 310, 'L A N G U A G E S', 13, '#1f3a5f', true);
      write(pdf, 60, 330, 'English, Marathi');
    },
    (pdf) => {
      plain(pdf);
      pdf
        .font('Helvetica-Bold')
        .fontSize(13)
        .text('ACHIEVEMENTS', 60, 310, { lineBreak: false, characterSpacing: 6 });
    },
  ]),
  ...pdfs('a table', 'tables', [
    (pdf) => {
      plain(pdf);
      for (const [row, cells] of [
        ['Degree', 'School', 'Year'],
        ['B.Com', 'Pune', '2019'],
        ['XII', 'DPS', '2016'],
        ['X', 'DPS', '2014'],
      ].entries())
        for (const [at, cell] of cells.entries()) write(pdf, 60 + at * 150, 400 + row * 18, cell);
    },
  ]),
  ...pdfs('only a picture', 'images', [(pdf) => pdf.image(dot, 0, 0, { width: 595 })]),
  {
    name: 'a header',
    trait: 'headerOrFooterText',
    make: () => docxWith(paragraphs(), 'Meera Iyer'),
  },
  {
    name: 'a table in a DOCX',
    trait: 'tables',
    make: () =>
      docxWith([
        ...paragraphs(),
        new Table({
          rows: [
            new TableRow({ children: [new TableCell({ children: [new Paragraph('Excel')] })] }),
          ],
        }),
      ]),
  },
  {
    name: 'hidden words in a DOCX',
    trait: 'hiddenText',
    make: () =>
      docxWith([
        ...paragraphs(),
        new Paragraph({ children: [new TextRun({ text: 'Java Python', vanish: true })] }),
      ]),
  },
  {
    name: 'white words in a DOCX',
    trait: 'hiddenText',
    make: () =>
      docxWith([
        ...paragraphs(),
        new Paragraph({ children: [new TextRun({ text: 'Java Python', color: 'FFFFFF' })] }),
      ]),
  },
  {
    name: 'words in the color behind them in a DOCX',
    trait: 'hiddenText',
    make: () => {
      const text = 'Java Python';
      const shading = { type: ShadingType.CLEAR, fill: '222222' };
      return docxWith([
        ...paragraphs(),
        new Paragraph({ children: [new TextRun({ text, color: '252525', shading })] }),
      ]);
    },
  },
  {
    name: 'a text box',
    trait: 'textBoxes',
    make: () =>
      docxWith([
        ...paragraphs(),
        new Textbox({
          style: { width: '200pt', height: 'auto' },
          children: [new Paragraph('Languages: English')],
        }),
      ]),
  },
  ...pdfs('clean', null, [
    (pdf) => plain(pdf),
    (pdf) => plain(pdf, 80, 'Head of Sales'),
    // A highlight lets text show through, and so does a frame.
    (pdf) => {
      plain(pdf);
      pdf.opacity(0.4).rect(50, 160, 300, 30).fill('#ffee00');
      pdf.opacity(1).rect(50, 260, 300, 30).stroke('#203040');
    },
    // White text on a dark background is visible.
    (pdf) => {
      pdf.rect(0, 600, 595, 100).fill('#203040');
      hidden('Honest and quick', 60, 640, 10, '#ffffff')(pdf);
    },
    (pdf) => {
      plain(pdf);
      write(pdf, 440, 140, '2020 - Present');
      write(pdf, 440, 220, '2016 - 2019');
    },
  ]),
  { name: 'clean DOCX', trait: null, make: () => docxWith(paragraphs()) },
];

import { latinText } from './latin-text.ts';

type Line = string | { heading: string } | { point: string };

export type ResumeText = {
  name: string;
  contact: string;
  sections: { title: string; lines: Line[] }[];
};

/** As a string of the PDF; a bullet by its code in WinAnsiEncoding. */
const escaped = (text: string) =>
  text.replace(/[\\()]/gu, String.raw`\$&`).replaceAll('•', String.raw`\225`);

export const pageSize = { width: 595, height: 842 };
const top = 42;

/** The lines of the page from top to bottom with their positions, in points. */
export function resumeLines({ name, contact, sections }: ResumeText) {
  const lines = [
    { text: latinText(name), isBold: true, size: 20, down: 0 },
    { text: latinText(contact), isBold: false, size: 10, down: 18 },
    ...sections.flatMap(({ title, lines: texts }) => [
      { text: latinText(title), isBold: true, size: 12, down: 30 },
      ...texts.map(lineOf),
    ]),
  ];
  let baseline = top;
  return lines.map((line) => ({ ...line, baseline: (baseline += line.down) }));
}

function lineOf(line: Line) {
  const usual = { isBold: false, size: 10, down: 16 };
  if (typeof line === 'string') return { ...usual, text: latinText(line) };
  if ('point' in line) return { ...usual, text: `• ${latinText(line.point)}` };
  return { text: latinText(line.heading), isBold: true, size: 10, down: 20 };
}

function pageContent(resume: ResumeText): string {
  return [
    `BT 56 ${pageSize.height - top} Td`,
    ...resumeLines(resume).map(
      ({ text, isBold, size, down }) =>
        `/${isBold ? 'Bold' : 'Text'} ${size} Tf 0 -${down} Td (${escaped(text)}) Tj`,
    ),
    'ET',
  ].join('\n');
}

/** A one-page PDF with real text; uses standard fonts, which keeps it below 2 KB. */
export function resumePdf(resume: ResumeText): Uint8Array {
  const content = pageContent(resume);
  const font = (name: string) =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /Text 5 0 R /Bold 6 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${escaped(latinText(resume.name))}) >>`,
  ];
  let file = '%PDF-1.4\n';
  const starts = objects.map((object, index) => {
    const start = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return start;
  });
  const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  file += `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return new TextEncoder().encode(file);
}

import { Document, Packer, Paragraph, TextRun } from 'docx';
import { pdfWith } from './damaged-files.fixture.ts';

const [top, step, bottom] = [50, 13, 790];

/** Renders text as a PDF in a monospaced font, keeping its line layout. */
export const asPdf = (text: string) =>
  pdfWith((pdf) => {
    let y = top;
    for (const line of text.split('\n')) {
      if (y > bottom) {
        pdf.addPage();
        y = top;
      }
      const indent = line.length - line.trimStart().length;
      if (line.trim() !== '')
        pdf
          .font('Courier')
          .fontSize(8)
          .fillColor('#000000')
          .text(line.trim(), 40 + indent * 4.8, y, { lineBreak: false });
      y += step;
    }
  });

/** Writes text as a DOCX, one paragraph per line. */
export async function asDocx(text: string): Promise<Uint8Array> {
  const children = text
    .split('\n')
    .map((line) => new Paragraph({ children: [new TextRun({ text: line, font: 'Courier New' })] }));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

export const asText = (text: string) => new TextEncoder().encode(text);

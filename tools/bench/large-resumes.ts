import { randomBytes } from 'node:crypto';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import { largestFile } from '#domain/resume-reading/file-reading.ts';
import { pdfWith, write } from '#readers/damaged-files.fixture.ts';

/** An incompressible photo, so that a file reaches the maximum size. */
async function photo(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: 3 as const };
  return await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
const large = await photo(largestFile - 120_000);

export async function docxWithPhoto(text: string): Promise<Uint8Array> {
  const picture = new ImageRun({
    type: 'png',
    data: large,
    transformation: { width: 90, height: 90 },
  });
  const children = [new Paragraph({ children: [picture] })];
  for (const line of text.split('\n')) children.push(new Paragraph(line));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
}

export function pdfWithPhoto(text: string): Promise<Uint8Array> {
  return pdfWith((pdf) => {
    pdf.image(large, 450, 40, { width: 90 });
    for (const [at, line] of text.split('\n').entries())
      if (line.trim() !== '') write(pdf, 50, 50 + at * 13, line.trim());
  });
}

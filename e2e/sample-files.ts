import { onePagePdf } from '#testing/row-makers.ts';

type File = { name: string; mimeType: string; buffer: Buffer };

/** A small PDF, as chosen by a user. */
export function pdf(name = 'asha-verma.pdf'): File {
  return { name, mimeType: 'application/pdf', buffer: onePagePdf };
}

export function textFile(name = 'notes.txt'): File {
  return { name, mimeType: 'text/plain', buffer: Buffer.from('not a resume') };
}

/** A file that starts like a PDF and has this many bytes. */
export function largePdf(bytes: number): File {
  const file = pdf('large.pdf');
  return {
    ...file,
    buffer: Buffer.concat([
      file.buffer,
      Buffer.alloc(Math.max(0, bytes - file.buffer.length), '\n'),
    ]),
  };
}

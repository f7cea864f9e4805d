import PdfFile from 'pdfkit';
import { pdfWith } from '#readers/damaged-files.fixture.ts';
import { plainPdf } from '#server/ports/resume-reader/made-files.fixture.ts';

/** A resume that is easy to parse, with words that a test can search for. */
export const goodResume: Uint8Array = plainPdf([
  'Asha Rao',
  'asha.rao@example.com | +91 98765 43210 | Pune, India',
  'linkedin.com/in/asharao',
  'SUMMARY',
  'Frontend developer who builds fast pages that everybody can use.',
  'EXPERIENCE',
  'Developer | Acme Ltd | Jan 2023 - Present',
  '- Built the billing pages in React and cut their first view from 3 s to 1 s',
  '- Wrote tests for 40 forms and found 12 faults before customers did',
  'EDUCATION',
  'B.Tech, Computer Engineering | College of Pune | 2019 - 2023',
  'PROJECTS',
  'Date picker | Jan 2022 - May 2022',
  '- Published a date picker in JS that 200 people use each day',
  'SKILLS',
  'JavaScript, React, CSS, SQL, Git',
]);

export const unscoredFiles: Record<string, () => Promise<Uint8Array> | Uint8Array> = {
  renamed: () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
  damaged: () => goodResume.subarray(0, 300),
  locked: () => lockedPdf('rye'),
  picture: () => pdfWith((pdf) => void pdf.rect(50, 50, 400, 600).fill('#335577')),
  poem: () => plainPdf(['The fog comes on little cat feet.', 'It sits looking over the harbor.']),
};

async function lockedPdf(userPassword: string): Promise<Uint8Array> {
  const pdf = new PdfFile({ userPassword });
  const parts: Buffer[] = [];
  const ended = new Promise<void>((resolve) => {
    pdf.on('end', () => resolve());
  });
  pdf.on('data', (part: Buffer) => parts.push(part));
  pdf.text('Asha Rao asha.rao@example.com').end();
  await ended;
  return new Uint8Array(Buffer.concat(parts));
}

// How long it takes from the bytes of a resume to its score, as the worker of the browser does it: reading and scoring.
import { randomBytes } from 'node:crypto';
import { Document, ImageRun, Packer, Paragraph } from 'docx';
import sharp from 'sharp';
import { scoreResume } from '#domain/ats/score-resume.ts';
import { largestFile } from '#domain/resume-reading/file-reading.ts';
import { pdfWith, write } from '#readers/damaged-files.fixture.ts';
import { layouts } from '#readers/layouts.fixture.ts';
import { readFile } from '#readers/read-file.ts';
import { asDocx, asPdf, asText } from '#readers/three-formats.fixture.ts';
import { median, type Row, writeFigures } from './figures.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const { roles } = layouts;

/** A photo that does not get smaller, so that a file has the most bytes that it may have. */
async function photo(bytes: number): Promise<Buffer> {
  const side = Math.floor(Math.sqrt(bytes / 3));
  const raw = { width: side, height: side, channels: 3 as const };
  return await sharp(randomBytes(side * side * 3), { raw })
    .png({ compressionLevel: 0 })
    .toBuffer();
}
const large = await photo(largestFile - 120_000);
const docxWithPhoto = async () => {
  const picture = new ImageRun({
    type: 'png',
    data: large,
    transformation: { width: 90, height: 90 },
  });
  const children = [new Paragraph({ children: [picture] })];
  for (const line of roles.split('\n')) children.push(new Paragraph(line));
  return new Uint8Array(await Packer.toBuffer(new Document({ sections: [{ children }] })));
};
const pdfWithPhoto = () =>
  pdfWith((pdf) => {
    pdf.image(large, 450, 40, { width: 90 });
    for (const [at, line] of roles.split('\n').entries())
      if (line.trim() !== '') write(pdf, 50, 50 + at * 13, line.trim());
  });

const files: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['one page, PDF', () => asPdf(roles)],
  ['one page, DOCX', () => asDocx(roles)],
  ['one page, text', () => asText(roles)],
  ['twenty pages, PDF', () => asPdf(Array.from({ length: 26 }, () => roles).join('\n'))],
  ['a photo of 5 MB, PDF', pdfWithPhoto],
  ['a photo of 5 MB, DOCX', docxWithPhoto],
];
// pdf.js is loaded once.
await readFile(await asPdf(roles));
const rows: Row[] = [];
for (const [name, make] of files) {
  const bytes = await make();
  const [reading, scoring, both, busy]: number[][] = [[], [], [], []];
  let score: number | string = '';
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage();
    const start = performance.now();
    const found = await readFile(bytes, name);
    const read = performance.now();
    if (found.document && found.reading && !found.problem)
      score = scoreResume(found.document, found.reading).score;
    else score = found.problem ?? '';
    const end = performance.now();
    reading?.push(read - start);
    scoring?.push(end - read);
    both?.push(end - start);
    const { user, system } = process.cpuUsage(before);
    busy?.push((user + system) / 1000);
  }
  rows.push({
    file: name,
    kB: Math.round(bytes.length / 1000),
    'reading ms': median(reading ?? []).toFixed(0),
    'scoring ms': median(scoring ?? []).toFixed(1),
    'processor ms': median(busy ?? []).toFixed(0),
    'longest of all ms (≤ 1500)': Math.max(...(both ?? [])).toFixed(0),
    score,
  });
}
writeFigures(
  'ats',
  rows,
  `${rounds} times each, after one that loads pdf.js. “Processor” is the time that the work itself takes, however busy the machine is.`,
);

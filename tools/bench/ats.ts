// Measures the time from a resume's bytes to its score, as in the browser's worker: reading and
// scoring.
import { scoreResume } from '#domain/ats/score-resume.ts';
import { layouts } from '#readers/layouts.fixture.ts';
import { readFile } from '#readers/read-file.ts';
import { asDocx, asPdf, asText } from '#readers/three-formats.fixture.ts';
import { median, type Row, writeFigures } from './figures.ts';
import { docxWithPhoto, pdfWithPhoto } from './large-resumes.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 15);
const { roles } = layouts;

const files: [string, () => Promise<Uint8Array> | Uint8Array][] = [
  ['one page, PDF', () => asPdf(roles)],
  ['one page, DOCX', () => asDocx(roles)],
  ['one page, text', () => asText(roles)],
  ['twenty pages, PDF', () => asPdf(Array.from({ length: 26 }, () => roles).join('\n'))],
  ['a photo of 5 MB, PDF', () => pdfWithPhoto(roles)],
  ['a photo of 5 MB, DOCX', () => docxWithPhoto(roles)],
];
// Loads pdf.js before the measurement.
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

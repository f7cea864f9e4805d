// Ten thousand mutated files of each kind of the corpus, from a seed: `npm run bench --
// resume-fuzz`.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { mutate } from '#readers/fuzz-files.fixture.ts';
import { createRandom } from '#readers/random.fixture.ts';
import { readFile } from '#readers/read-file.ts';
import { type Row, writeFigures } from './figures.ts';

// As in the reader process: rejected promises that pdf.js leaves behind are ignored.
let left = 0;
process.on('unhandledRejection', () => {
  left += 1;
});

const count = Number(process.argv[2] ?? 10_000);
const seed = Number(process.argv[3] ?? 20_261_122);
const folder = path.resolve('../shared/data/resumes');
const small = 60_000;

const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:pdf|docx|txt)$/u.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))
  .filter((bytes) => bytes.length > 0 && bytes.length < small);
files.push(Buffer.from('{"basics":{"name":"Asha Rao","email":"a@b.in"},"work":[{"name":"Acme"}]}'));

const answers = new Map<string, { count: number; longest: number }>();
const random = createRandom(seed).next;
for (let turn = 0; turn < count; turn++) {
  const bytes = files[turn % files.length];
  if (!bytes) break;
  const start = performance.now();
  const { problem } = await readFile(mutate(new Uint8Array(bytes), random));
  const took = performance.now() - start;
  const known = answers.get(problem ?? 'read') ?? { count: 0, longest: 0 };
  answers.set(problem ?? 'read', {
    count: known.count + 1,
    longest: Math.max(known.longest, took),
  });
}
const rows: Row[] = [...answers].map(([answer, { count, longest }]) => ({
  answer,
  files: count,
  'longest ms': Math.round(longest),
}));
writeFigures(
  'resume-fuzz',
  rows,
  `Seed ${seed}. No crash, no hang; pdf.js left ${left} promises behind.`,
);

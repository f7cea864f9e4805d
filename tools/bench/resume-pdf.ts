// Measures how fast the server renders a resume as PDF and preview, next to @react-pdf/renderer
// with the same content in the same run, and the memory growth after ten thousand of them.
import { execFileSync } from 'node:child_process';
import { defaultDesign } from '#domain/resume/resume-design.ts';
import { englishLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { createTypst } from '#server/ports/pdf-renderer/typst.ts';
import { longResume } from '#testing/made-resumes.ts';
import { writeFigures } from './figures.ts';
import { reactPdf } from './react-pdf.ts';

const rounds = Number(process.env['BENCH_ROUNDS'] ?? 200);
const total = Number(process.env['BENCH_COMPILES'] ?? 10_000);
const options = { title: 'Asha Rao: resume', language: 'en', labels: englishLabels };

let edits = 0;
/** Two pages, each time with another word in the summary, as if somebody were typing. */
function edited(): Resume {
  const resume = longResume(2);
  const summary = `${resume.basics.summary} Edit ${++edits}.`;
  return { ...resume, basics: { ...resume.basics, summary } };
}

const pdfRenderer = createTypst();
const ways: Record<string, (resume: Resume) => Promise<{ length: number }>> = {
  pdf: (resume) => pdfRenderer.pdf(resume, defaultDesign, options),
  pages: (resume) => pdfRenderer.pages(resume, defaultDesign, options),
  docx: (resume) => pdfRenderer.docx(resume, defaultDesign, options),
  reactPdf,
};
const taken: Record<string, number[]> = {};
const sizes: Record<string, number> = {};
for (const way of Object.values(ways)) for (let n = 0; n < 5; n++) await way(edited());
// Interleaved, so that other load on the machine affects all equally.
for (let round = 0; round < rounds; round++)
  for (const [name, way] of Object.entries(ways)) {
    const resume = edited();
    const start = performance.now();
    const { length } = await way(resume);
    (taken[name] ??= []).push(performance.now() - start);
    sizes[name] = length;
  }
pdfRenderer.close();

// A single process that is never replaced for its age.
const old = createTypst({ mostOrders: Number.MAX_SAFE_INTEGER, maxBytes: 2 ** 40 });
const memory: number[] = [];
for (let n = 0; n <= total; n++) {
  await (n % 2 ? old.pdf : old.pages)(edited(), defaultDesign, options);
  if (n % (total / 10) === 0 || n === 100) memory.push(residentMb(old.processId() ?? 0));
}
old.close();

const spent = (name: string, share: number) => {
  const sorted = (taken[name] ?? []).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] ?? Number.NaN;
};
const row = (what: string, name: string, target: string) => ({
  what,
  'p50 ms': spent(name, 0.5).toFixed(1),
  'p95 ms': spent(name, 0.95).toFixed(1),
  size: name === 'pages' ? `${sizes[name]} pages` : `${Math.round((sizes[name] ?? 0) / 1024)} KB`,
  target,
});
const times = (spent('reactPdf', 0.5) / spent('pdf', 0.5)).toFixed(0);
writeFigures(
  'resume-pdf',
  [
    row('PDF of two pages', 'pdf', 'p95 ≤ 20 ms, ≤ 60 KB'),
    row('the pages as pictures', 'pages', 'p95 ≤ 150 ms'),
    row('document of Word', 'docx', ''),
    row('PDF by @react-pdf/renderer', 'reactPdf', '10 × slower'),
  ],
  `@react-pdf/renderer takes ${times} times as long (median). Resident memory of the rendering process at the start, after 100 and at each tenth of ${total} resumes: ${memory.join(', ')} MB.`,
);

function residentMb(processId: number): number {
  const kilobytes = execFileSync('ps', ['-o', 'rss=', '-p', String(processId)], {
    encoding: 'utf8',
  });
  return Math.round(Number(kilobytes) / 1024);
}

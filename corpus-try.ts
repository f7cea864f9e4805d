import { readFileSync } from 'node:fs';
import { readResume } from './src/domain/resume-reading/read-resume.ts';
import { findPhones } from './src/readers/find-phones.ts';
import { readPdf } from './src/readers/read-pdf.ts';
import { readText } from './src/readers/read-text.ts';
const [file, what] = process.argv.slice(2);
const bytes = readFileSync(file);
const t = performance.now();
let doc;
if (/pdf$/.test(file)) doc = await readPdf(bytes);
else if (/txt$/.test(file)) doc = readText(bytes.toString());
else doc = await (await import('./src/readers/read-docx.ts')).readDocx(bytes);
const t1 = performance.now();
const r = readResume(doc, { findPhones });
console.log(
  'ms',
  (t1 - t).toFixed(0),
  (performance.now() - t1).toFixed(0),
  doc.traits,
  doc.runs.filter((r) => r.isHidden).map((r) => r.text),
);
if (what === 'lines') for (const l of r.lines) console.log(`[${l.section}] ${l.text}`);
if (what === 'found') console.log(r.found);
console.log(
  JSON.stringify(r.resume, (k, v) => (k === 'id' ? undefined : v), 1).slice(0, 9000),
  r.school,
);

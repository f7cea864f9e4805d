import { readFileSync } from 'node:fs';
import { readResume } from './src/domain/resume-reading/read-resume.ts';
import { markResume, measures } from './src/readers/corpus-marks.fixture.ts';
import { findPhones } from './src/readers/find-phones.ts';
import { readPdf } from './src/readers/read-pdf.ts';
import { readText } from './src/readers/read-text.ts';
const root = '../shared/data/resumes/';
const files: [string, any][] = [];
for (const f of ['reactive-resume', 'rendercv'])
  for (const [k, v] of Object.entries(
    JSON.parse(readFileSync(`${root}${f}/expected.json`, 'utf8')),
  ))
    files.push([`${f}/${k}`, v]);
for (const [k, v] of Object.entries(
  JSON.parse(readFileSync(`${root}skillora/expected.json`, 'utf8')).resumes,
))
  for (const e of ['pdf', 'docx', 'txt']) files.push([`skillora/${k}.${e}`, v]);
const sum: any = {};
console.log('file'.padEnd(42), measures.join(' '));
for (const [f, v] of files) {
  try {
    const bytes = readFileSync(root + f);
    const t = performance.now();
    const doc = /pdf$/.test(f)
      ? await readPdf(bytes)
      : /txt$/.test(f)
        ? readText(bytes.toString())
        : await (await import('./src/readers/read-docx.ts' as string)).readDocx(bytes);
    const { resume } = readResume(doc, { findPhones });
    const m = markResume(resume, v);
    for (const k of measures) {
      sum[k] ??= [0, 0];
      sum[k][0] += m[k].right;
      sum[k][1] += m[k].all;
    }
    console.log(
      f.padEnd(42),
      measures.map((k) => `${m[k].right}/${m[k].all}`.padEnd(6)).join(''),
      (performance.now() - t).toFixed(0),
    );
  } catch (e) {
    console.log(f, String(e).slice(0, 80));
  }
}
console.log(measures.map((k) => `${k} ${(sum[k][0] / sum[k][1]).toFixed(2)}`).join('  '));

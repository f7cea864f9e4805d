import { readFileSync } from 'node:fs';
import { readPdf } from './src/readers/read-pdf.ts';
const d = await readPdf(readFileSync(process.argv[2]!));
for (const r of d.runs.slice(0, 14))
  console.log(JSON.stringify(r.text), r.x.toFixed(1), r.width.toFixed(1), r.fontSize);

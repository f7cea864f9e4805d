import { readFileSync } from 'node:fs';
import { createChildReader } from './src/server/ports/resume-reader/child-reader.ts';
const r = createChildReader();
for (const f of process.argv.slice(2)) {
  const t = performance.now();
  const x = await r.read(readFileSync(f), f);
  console.log(f, x.problem, x.reading?.resume.basics.email, (performance.now() - t).toFixed(0));
}

import { readFileSync } from 'node:fs';
import { readFile } from './src/readers/read-file.ts';
for (const f of process.argv.slice(2)) {
  const r = await readFile(new Uint8Array(readFileSync(f)));
  console.log(
    f.split('/').slice(-2).join('/').padEnd(45),
    r.problem,
    r.document?.traits.map((t) => `${t.trait}:${t.evidence.slice(0, 20)}`).join(' | '),
  );
}

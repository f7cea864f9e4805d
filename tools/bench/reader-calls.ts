// Lists the system calls of a process that reads an untrusted file, from the moment it receives the
// file (SEC-42). Needs strace.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mutate } from '#readers/fuzz-files.fixture.ts';
import { createRandom } from '#readers/random.fixture.ts';
import { hostileFiles } from '#server/ports/resume-reader/hostile-files.fixture.ts';
import { readerWords } from '#server/ports/resume-reader/spawn-sandboxed.ts';
import { root } from '#server/sandbox/sandbox-arguments.ts';
import { type Row, writeFigures } from './figures.ts';

const changed = Number(process.argv[2] ?? 40);
const seed = 20_261_122;
const script = path.resolve('src/server/ports/resume-reader/reader-process.ts');
const corpus = path.resolve('../shared/data/resumes');

const random = createRandom(seed).next;
const real = readdirSync(corpus, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(?:pdf|docx)$/u.test(entry.name))
  .map((entry) => readFileSync(path.join(entry.parentPath, entry.name)))
  .filter(({ length }) => length < 60_000);
const kinds: Record<string, Uint8Array[]> = {
  'files of the corpus': real,
  'the same with bytes changed': Array.from({ length: changed }, (_, at) =>
    mutate(new Uint8Array(real[at % real.length] ?? []), random),
  ),
  'harmful files': Object.values(hostileFiles).map(({ make }) => make()),
};

/** strace's lines after the process reported that it is ready for the file. */
async function callsOf(bytes: Uint8Array): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'firstrung-calls-'));
  const out = path.join(folder, 'calls');
  const watched = ['-f', '-qq', '-e', 'trace=%file,%network,%process,write', '-o', out];
  const child = spawn('strace', [...watched, process.execPath, ...readerWords, script, ''], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: { PATH: process.env['PATH'] },
    cwd: root,
  });
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  await once(child, 'close');
  const lines = (await readFile(out, 'utf8')).split('\n');
  await rm(folder, { recursive: true });
  const ready = lines.findIndex((line) => line.includes('write(1, "ready'));
  if (ready < 0) throw new Error('The process never took its file.');
  return lines.slice(ready + 1);
}

const rows: Row[] = [];
const others = new Map<string, number>();
for (const [kind, files] of Object.entries(kinds)) {
  const counts = { program: 0, other: 0, network: 0, started: 0 };
  for (const bytes of files)
    for (const line of await callsOf(bytes)) {
      const [, opened] = /\bopen(?:at|at2)?\([^"]*"([^"]*)".* = \d+$/u.exec(line) ?? [];
      if (opened !== undefined) {
        const isOwn = /^(?:src|node_modules|package\.json)/u.test(path.relative(root, opened));
        counts[isOwn ? 'program' : 'other'] += 1;
        const place = opened.replace(/^(\/sys|\/proc\/self)\/.*$/u, '$1/…');
        if (!isOwn) others.set(place, (others.get(place) ?? 0) + 1);
      }
      if (/\b(?:socket|connect|bind|listen|sendto|sendmsg)\(/u.test(line)) counts.network += 1;
      if (/\b(?:execve|execveat|fork|vfork)\(/u.test(line)) counts.started += 1;
    }
  rows.push({
    files: `${files.length} ${kind}`,
    'files of the program opened': counts.program,
    'other files opened': counts.other,
    'calls of networks': counts.network,
    'programs started': counts.started,
  });
}
const list = [...others].map(([name, count]) => `\`${name}\` ${count} times`).join(', ');
writeFigures(
  'reader-calls',
  rows,
  list && `Others that were opened, by the runtime itself: ${list}.`,
);

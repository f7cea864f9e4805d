// How many fields of made resumes are read correctly, by layout. `open` layouts were in sight when
// the reader was written; `held` ones never were. BENCH_SHOW=open prints every wrong field.
import { mkdirSync, readdirSync, readFileSync, existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { makeResume, pageKinds, type GeneratedResume } from '#readers/generated-resumes.fixture.ts';
import {
  madeMeasures,
  markGeneratedResume,
  type ResumeMarks,
} from '#readers/mark-generated-resume.fixture.ts';
import { readFile } from '#readers/read-file.ts';
import { type Row, writeFigures } from './figures.ts';

const count = Number(process.env['BENCH_COUNT'] ?? 60);
const from = Number(process.env['BENCH_FROM'] ?? 1);
const shown = process.env['BENCH_SHOW'] ?? '';
const kept = process.env['BENCH_FILES'] ?? '';
if (kept) mkdirSync(kept, { recursive: true });

const fonts = fileURLToPath(new URL('../../node_modules/@expo-google-fonts', import.meta.url));
const files = (readdirSync(fonts, { recursive: true }) as string[]).filter((file) =>
  /noto-sans-[a-z]+\/(?:400Regular|700Bold)\/[^/]+\.ttf$|source-s.*(?:400Regular|700Bold|400Regular_Italic)\/.*\.ttf$|arabic.*(?:400Regular|700Bold)\/.*ttf$/u.test(
    file,
  ),
);
const chinese = fileURLToPath(
  new URL('../../node_modules/@embedpdf/fonts-sc/fonts', import.meta.url),
);
const face = (family: string, file: string) =>
  `@font-face{font-family:${family};src:url(${pathToFileURL(file).href});font-weight:${/700|Bold/u.test(file) ? 700 : 400};font-style:${/italic/iu.test(file) ? 'italic' : 'normal'}}`;
const scripts = new Set<string>();
const faces = files.map((file) => {
  const [package_ = ''] = file.split(path.sep);
  const family = /source-sans/u.test(package_)
    ? 'SourceSans'
    : /source-serif/u.test(package_)
      ? 'SourceSerif'
      : package_;
  if (family === package_) scripts.add(family);
  return face(family, path.join(fonts, file));
});
if (existsSync(chinese))
  for (const file of readdirSync(chinese).filter((name) => /\.[ot]tf$/u.test(name))) {
    scripts.add('Chinese');
    faces.push(face('Chinese', path.join(chinese, file)));
  }
const css = faces.join('\n');
const withFonts = (html: string) =>
  html
    .replace('FONTS', css)
    .replaceAll('Scripts', [...scripts].map((name) => `'${name}'`).join(','));

const executablePath = process.env['CHROMIUM_PATH'];
// Without this, a page from a file may load no fonts from files.
const args = ['--allow-file-access-from-files'];
const browser = await chromium.launch(executablePath ? { executablePath, args } : { args });
const page = await browser.newPage();
const folder = mkdtemp();

function mkdtemp() {
  const name = path.join(process.env['TMPDIR'] ?? '/tmp', `firstrung-made-${process.pid}`);
  mkdirSync(name, { recursive: true });
  return name;
}

async function bytesOf(made: GeneratedResume): Promise<Uint8Array> {
  if (made.page === 'text') return new TextEncoder().encode(made.content);
  const file = kept && path.join(kept, `${made.name}.pdf`);
  if (file && existsSync(file)) return new Uint8Array(readFileSync(file));
  const html = path.join(folder, 'resume.html');
  writeFileSync(html, withFonts(made.content));
  await page.goto(pathToFileURL(html).href);
  await page.evaluate(() => document.fonts.ready.then(() => 0));
  const bytes = new Uint8Array(await page.pdf({ preferCSSPageSize: true, printBackground: true }));
  if (file) writeFileSync(file, bytes);
  return bytes;
}

const totals = new Map<string, ResumeMarks>();
const wrongs: string[] = [];
const add = (key: string, marks: ResumeMarks) => {
  const sums = totals.get(key) ?? structuredClone(marks);
  if (totals.has(key))
    for (const name of madeMeasures) {
      sums[name].right += marks[name].right;
      sums[name].all += marks[name].all;
    }
  totals.set(key, sums);
};
for (const side of ['open', 'held'] as const)
  for (const kind of pageKinds)
    for (let seed = from; seed < from + count; seed++) {
      const made = makeResume(seed, side, kind);
      const { reading } = await readFile(await bytesOf(made), made.name);
      const { marks, wrong } = markGeneratedResume(reading?.resume, made.person);
      add(`${side}, all`, marks);
      add(`${side}, ${kind}`, marks);
      if (side === 'open' || shown === 'forms') {
        add(`name ${made.script} ${side}`, marks);
        if (kind !== 'linkedIn')
          for (const [what, form] of Object.entries(made.forms))
            add(`${what} ${form} ${side}`, marks);
      }
      if (side === shown && wrong.length > 0)
        wrongs.push(`${made.name} ${JSON.stringify(made.forms)}\n  ${wrong.join('\n  ')}`);
    }
await browser.close();
if (shown) process.stdout.write(`${wrongs.join('\n')}\n`);
const rowOf = ([layouts, marks]: [string, ResumeMarks]): Row => ({
  layouts,
  ...Object.fromEntries(
    madeMeasures.map((name) => [name, (marks[name].right / marks[name].all).toFixed(3)]),
  ),
});
const isMain = ([key]: [string, unknown]) => /^(?:open|held), /u.test(key);
if (shown === 'forms' || shown === 'open')
  for (const each of [...totals]
    .filter((one) => !isMain(one))
    .sort((a, b) => a[0].localeCompare(b[0])))
    process.stdout.write(`${JSON.stringify(rowOf(each))}\n`);
process.stdout.write(
  [...totals]
    .filter(isMain)
    .map((one) => `${Object.values(rowOf(one)).join('\t')}\n`)
    .join(''),
);
if (process.env['BENCH_WRITE'] !== '')
  writeFigures('reader-accuracy', [...totals].filter(isMain).map(rowOf));

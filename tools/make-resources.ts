// Writes public/resources from content/resources, public/brand and the icons: `npm run resources`
// when a source changes, commit both.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readArticle } from '#domain/article/read-article.ts';
import { brandFiles } from './resources/brand-files.ts';
import { resumeDocument, type ResumeTemplate } from './resources/resume-document.ts';
import { siteIcons } from './resources/site-icons.ts';
import { taggedPdf } from './resources/tagged-pdf.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = `${root}content/resources/`;

function write(file: string, bytes: Uint8Array | string): void {
  const path = `${root}public/${file}`;
  mkdirSync(path.slice(0, path.lastIndexOf('/')), { recursive: true });
  writeFileSync(path, bytes);
  console.log(file, bytes.length);
}

for (const name of readdirSync(sources).sort()) {
  const source = readFileSync(sources + name, 'utf8');
  const [plain = '', kind] = name.split('.');
  if (kind === 'json') {
    const template = JSON.parse(source) as ResumeTemplate;
    write(`resources/${plain}.docx`, await resumeDocument(template));
  } else if (kind === 'md') write(`resources/${plain}.pdf`, await taggedPdf(readArticle(source)));
}
for (const { file, bytes } of brandFiles()) write(`brand/${file}`, bytes);
for (const { file, bytes } of siteIcons()) write(file, bytes);

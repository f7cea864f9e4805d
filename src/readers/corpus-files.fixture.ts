import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentText } from '#domain/resume-reading/document-text.ts';
import type { ResumeExtraction } from '#domain/resume-reading/read-resume.ts';
import { layouts } from './layouts.fixture.ts';
import { proseLayouts } from './prose-layouts.fixture.ts';
import { readFile } from './read-file.ts';

const folder = path.join(import.meta.dirname, '../../../shared/data/resumes');
export const hasCorpus = existsSync(folder);

export const ownLayouts = { ...layouts, ...proseLayouts };

const kinds = ['pdf', 'docx', 'txt'] as const;
export const sameInThree = [
  'data_scientist_resume',
  'junior_developer_resume',
  'software_engineer_resume',
];

/**
 * Resumes of the corpus, each with the layout flaws it really has; none for a single column of
 * plain text.
 */
export const corpusFlaws: Record<string, string[]> = {
  ...Object.fromEntries(
    sameInThree.flatMap((name) => kinds.map((kind) => [`skillora/${name}.${kind}`, []])),
  ),
  'hostile/sample_resume.pdf': [],
  'hostile/sample_resume.docx': [],
  'loom/basic_formatted_resume.docx': [],
  'loom/ats_problem_resume.docx': ['noTables', 'contactInBody'],
  'rendercv/Classic.pdf': ['noIconGlyphs'],
  'rendercv/Engineeringresumes.pdf': [],
  'rendercv/Harvard.pdf': [],
  'rendercv/Moderncv.pdf': ['noIconGlyphs'],
  'rendercv/Sb2nov.pdf': [],
  'reactive-resume/azurill.pdf': ['oneColumn', 'noIconGlyphs'],
  'reactive-resume/bronzor.pdf': ['noTables', 'noIconGlyphs'],
  'reactive-resume/chikorita.pdf': ['oneColumn', 'noIconGlyphs'],
  'reactive-resume/gengar.pdf': ['oneColumn', 'noIconGlyphs'],
  'reactive-resume/kakuna.pdf': ['noTables', 'noIconGlyphs'],
  'reactive-resume/pikachu.pdf': ['oneColumn', 'noIconGlyphs'],
};

export type CorpusFile = { name: string; document: DocumentText; reading: ResumeExtraction };

export async function readBytes(name: string, bytes: Uint8Array): Promise<CorpusFile> {
  const { document, reading, problem } = await readFile(bytes, name);
  if (!document || !reading) throw new Error(`${name}: ${problem}`);
  return { name, document, reading };
}

/** The corpus resumes, if the corpus is present, and our own layouts as text. */
export async function corpusFiles(): Promise<CorpusFile[]> {
  const files: CorpusFile[] = [];
  for (const name of hasCorpus ? Object.keys(corpusFlaws) : [])
    files.push(await readBytes(name, new Uint8Array(readFileSync(path.join(folder, name)))));
  for (const [name, text] of Object.entries(ownLayouts))
    files.push(await readBytes(`${name}.txt`, new TextEncoder().encode(text)));
  return files;
}

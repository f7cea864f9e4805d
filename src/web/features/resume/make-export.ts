import type { ExportFormat } from '#domain/resume/export-formats.ts';
import {
  missingAgain,
  missingIn,
  type ResumeTextField,
  resumeTexts,
} from '#domain/resume/resume-texts.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { fetchSignedIn } from '#web/lib/fetch-signed-in.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import type { ReadText } from './resume-reader.ts';

export type ResumeExport = {
  name: string;
  file: Blob;
  told: number;
  recovered: number;
  missing: ResumeTextField[];
};

/**
 * Exports the saved resume, parses the file and compares it with the content. Throws when any step
 * fails.
 */
export async function makeExport(
  resumeId: string,
  format: ExportFormat,
  content: Resume,
  readText: ReadText,
): Promise<ResumeExport> {
  const response = await fetchSignedIn(`/resumes/${resumeId}/${format}`);
  if (!response.ok) throw new Error(`The file was not made: ${response.status}`);
  const file = await response.blob();
  const name = nameIn(response.headers.get('content-disposition') ?? '') ?? `resume.${format}`;
  const texts = resumeTexts(content);
  const missing = await missingOf(file, format, texts, readText);
  return { name, file, told: texts.length, recovered: texts.length - missing.length, missing };
}

async function missingOf(
  file: Blob,
  format: ExportFormat,
  texts: ResumeTextField[],
  readText: ReadText,
): Promise<ResumeTextField[]> {
  if (format === 'json') {
    const { fromJsonResume } = await importWithRetry(
      () => import('#domain/resume/from-json-resume.ts'),
    );
    return missingAgain(texts, fromJsonResume(JSON.parse(await file.text())).resume);
  }
  const isText = format === 'md' || format === 'txt';
  const text = isText ? await file.text() : await readText(file, format);
  return missingIn(texts, text, 'en');
}

function nameIn(disposition: string): string | null {
  const [, name] = /filename\*=UTF-8''([^;]+)/u.exec(disposition) ?? [];
  return name === undefined ? null : decodeURIComponent(name);
}

export function takeExport({ name, file }: Pick<ResumeExport, 'name' | 'file'>): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

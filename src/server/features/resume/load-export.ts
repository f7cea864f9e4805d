import { printedName } from '#domain/account/printed-name.ts';
import type { ExportFormat } from '#domain/resume/export-formats.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { toJsonResume } from '#domain/resume/to-json-resume.ts';
import { toMarkdown } from '#domain/resume/to-markdown.ts';
import { toPlainText } from '#domain/resume/to-plain-text.ts';
import type { Ctx } from '#server/context.ts';
import { docxOf, pdfOf } from './resume-pages.ts';
import { requireResume } from './resumes.ts';

type Input = { resumeId: string; format: ExportFormat };

const mediaTypes: Record<ExportFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  json: 'application/json',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
};

export async function loadExport(ctx: Ctx, { resumeId, format }: Input) {
  const resume = await requireResume(ctx, resumeId);
  const { content } = resume;
  const text = (value: string) => new TextEncoder().encode(value);
  const makers: Record<ExportFormat, () => Uint8Array | Promise<Uint8Array>> = {
    pdf: () => pdfOf(ctx, resume),
    docx: () => docxOf(ctx, resume),
    json: () => text(`${JSON.stringify(toJsonResume(content, resume.imported ?? {}), null, 2)}\n`),
    md: () => text(toMarkdown(content)),
    txt: () => text(toPlainText(content)),
  };
  const bytes = await makers[format]();
  return {
    title: resume.name,
    name: `${fileNameOf(resume)}.${format}`,
    mediaType: mediaTypes[format],
    bytes,
  };
}

/** Among a recruiter's downloads a file is found by the person's name. */
function fileNameOf({ name, content: { basics } }: { name: string; content: Resume }): string {
  const person = printedName(basics);
  return person === '' || name.includes(person) ? name : `${person} - ${name}`;
}

import { printedName } from '#domain/account/printed-name.ts';
import { labelsByLanguage } from '#domain/resume/labels-by-language.ts';
import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import { languageOf } from '#domain/resume/resume-language.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import {
  type Asker,
  PdfRendererError,
  type RenderOptions,
} from '#server/ports/pdf-renderer/pdf-renderer.ts';
import { requireStudent } from '#server/scopes.ts';

type OnPaper = { content: Resume; design: ResumeDesign };

function optionsOf(resume: Resume): RenderOptions {
  const language = languageOf(resume);
  const title = printedName(resume.basics) || resume.basics.title;
  return { title, language, labels: labelsByLanguage[language] };
}

export async function pagesOf(ctx: Ctx, { content, design }: OnPaper, asker?: Asker) {
  const options = optionsOf(content);
  const pages = await setting(() => ctx.pdfRenderer.pages(content, design, options, asker));
  return pages.map(({ svg }) => svg);
}

export function pdfOf(ctx: Ctx, { content, design }: OnPaper): Promise<Uint8Array> {
  return setting(() => ctx.pdfRenderer.pdf(content, design, optionsOf(content)));
}

export function docxOf(ctx: Ctx, { content, design }: OnPaper): Promise<Uint8Array> {
  return setting(() => ctx.pdfRenderer.docx(content, design, optionsOf(content)));
}

async function setting<T>(set: () => Promise<T>): Promise<T> {
  try {
    return await set();
  } catch (error) {
    const isBusy = error instanceof PdfRendererError && error.failure !== 'broken';
    throw isBusy ? new AppError('TOO_BUSY') : error;
  }
}

/** The pages of the resume's PDF as pictures. Skipped if the client has aborted the request. */
export async function listPages(
  ctx: Ctx,
  input: { content: Resume; design: ResumeDesign },
  signal?: AbortSignal,
) {
  const { studentId } = requireStudent(ctx);
  const asker = { key: `preview ${studentId}`, ...(signal && { signal }) };
  return { pages: await pagesOf(ctx, input, asker) };
}

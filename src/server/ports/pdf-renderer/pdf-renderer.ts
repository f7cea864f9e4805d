import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { ResumeLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';

/** `language` is a BCP 47 tag; `title` is what readers of PDF show in place of the file's name. */
export type RenderOptions = {
  title: string;
  language: string;
  labels: ResumeLabels;
};

/** Who asks. An order that nobody waits for any more, or that has four newer ones of its asker behind it, is refused as replaced. */
export type Asker = { key?: string; signal?: AbortSignal };

/** Width and height in points. What is written stands in it as shapes, not as text. */
export type RenderedPage = { svg: string; width: number; height: number };

/** Sets resumes. All of these fail with a PdfRendererError. */
export type PdfRenderer = {
  /** A tagged PDF (PDF/UA-1 where fonts have all its letters) that carries the resume as JSON Resume. */
  pdf(resume: Resume, design: ResumeDesign, options: RenderOptions): Promise<Uint8Array>;
  /** The pages of that PDF. */
  pages(
    resume: Resume,
    design: ResumeDesign,
    options: RenderOptions,
    asker?: Asker,
  ): Promise<RenderedPage[]>;
  /** A document of Word. */
  docx(resume: Resume, design: ResumeDesign, options: RenderOptions): Promise<Uint8Array>;
  close(): void;
};

export type PdfRendererFailure = 'replaced' | 'busy' | 'too slow' | 'broken';

export class PdfRendererError extends Error {
  readonly failure: PdfRendererFailure;
  constructor(failure: PdfRendererFailure, cause?: string) {
    super(`The resume was not set: ${failure}${cause ? ` (${cause})` : ''}.`);
    this.failure = failure;
  }
}

import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { ResumeLabels } from '#domain/resume/resume-labels.ts';
import type { Resume } from '#domain/resume/resume.ts';

/** `language` is a BCP 47 tag; `title` is what PDF readers show instead of the file name. */
export type RenderOptions = {
  title: string;
  language: string;
  labels: ResumeLabels;
};

/**
 * Identifies the requester. A request that is aborted, or has four newer ones of the same key, is
 * refused as replaced.
 */
export type Asker = { key?: string; signal?: AbortSignal };

/** Width and height in points. Text is drawn as shapes. */
export type RenderedPage = { svg: string; width: number; height: number };

/** A letter of one page or more; all texts are plain. */
export type Letter = {
  title: string;
  language: string;
  /** The sender, above the date. */
  from: string;
  date: string;
  greeting: string;
  opening: string;
  /** Names with their values, as a table. */
  facts: [name: string, value: string][];
  paragraphs: string[];
  closing: string;
  /** Lines below the text. */
  signature: string[];
};

/** A report of tables; all texts are plain. */
export type Report = {
  title: string;
  language: string;
  from: string;
  /** Below the title: what is counted, and when. */
  about: string[];
  tables: {
    heading: string;
    note: string | null;
    /** Columns after the first are set at the end, as numbers. */
    head: string[];
    rows: string[][];
  }[];
  /** At the foot of each page, such as 'Page 2 of 3'; `page` and `pages` in braces are numbers. */
  pageText: string;
};

/** Renders resumes, letters and reports. All methods fail with a PdfRendererError. */
export type PdfRenderer = {
  /**
   * A tagged PDF (PDF/UA-1 if the fonts have all its letters) that embeds the resume as JSON
   * Resume.
   */
  pdf(resume: Resume, design: ResumeDesign, options: RenderOptions): Promise<Uint8Array>;
  /** The pages of that PDF. */
  pages(
    resume: Resume,
    design: ResumeDesign,
    options: RenderOptions,
    asker?: Asker,
  ): Promise<RenderedPage[]>;
  docx(resume: Resume, design: ResumeDesign, options: RenderOptions): Promise<Uint8Array>;
  /** A tagged PDF (PDF/UA-1 if the fonts have all its letters). */
  letter(letter: Letter): Promise<Uint8Array>;
  /** The same for a report. */
  report(report: Report): Promise<Uint8Array>;
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

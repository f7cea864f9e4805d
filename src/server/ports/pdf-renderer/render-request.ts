import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { Letter, RenderOptions, RenderedPage, Report } from './pdf-renderer.ts';

export type ResumeRequest = {
  kind: 'pdf' | 'pages' | 'docx';
  resume: Resume;
  design: ResumeDesign;
  options: RenderOptions;
};

export type LetterRequest = { kind: 'letter'; letter: Letter };

export type ReportRequest = { kind: 'report'; report: Report };

export type RenderRequest = ResumeRequest | LetterRequest | ReportRequest;

/** Its response, with its memory use. */
export type RenderResponse = { residentBytes: number } & (
  | { result: Uint8Array | RenderedPage[] }
  | { failed: string }
);

import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { RenderOptions, RenderedPage } from './pdf-renderer.ts';

export type RenderRequest = {
  kind: 'pdf' | 'pages' | 'docx';
  resume: Resume;
  design: ResumeDesign;
  options: RenderOptions;
};

/** Its response, with its memory use. */
export type RenderResponse = { residentBytes: number } & (
  | { result: Uint8Array | RenderedPage[] }
  | { failed: string }
);

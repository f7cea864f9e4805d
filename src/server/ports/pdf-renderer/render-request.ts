import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { RenderOptions, RenderedPage } from './pdf-renderer.ts';

/** What the setting process is asked for. */
export type RenderRequest = {
  kind: 'pdf' | 'pages' | 'docx';
  resume: Resume;
  design: ResumeDesign;
  options: RenderOptions;
};

/** What it answers, and how much memory it has. */
export type RenderResponse = { residentBytes: number } & (
  | { result: Uint8Array | RenderedPage[] }
  | { failed: string }
);

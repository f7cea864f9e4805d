import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';
import type { SetOptions, SetPage } from './typesetter.ts';

/** What the setting process is asked for. */
export type SetOrder = {
  kind: 'pdf' | 'pages' | 'docx';
  resume: Resume;
  design: ResumeDesign;
  options: SetOptions;
};

/** What it answers, and how much memory it has. */
export type SetAnswer = { residentBytes: number } & (
  | { result: Uint8Array | SetPage[] }
  | { failed: string }
);

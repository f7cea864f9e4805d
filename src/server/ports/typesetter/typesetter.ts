import type { ResumeDesign } from '#domain/resume/resume-design.ts';
import type { Resume } from '#domain/resume/resume.ts';

/** Sets the pages of a resume. */
export type Typesetter = {
  pdf: (resume: Resume, design: ResumeDesign) => Promise<Uint8Array>;
  /** One SVG document a page. */
  pages: (resume: Resume, design: ResumeDesign) => Promise<string[]>;
};

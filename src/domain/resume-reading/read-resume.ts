import type { Resume } from '#domain/resume/resume.ts';

/** One thing that was read, how sure that is, and where it stands. */
export type FoundField = {
  /** Its place in the resume: 'basics.email', 'experience.0.company', 'skills.3'. */
  path: string;
  value: string;
  /** From 0 to 1. */
  confidence: number;
  /** From 0; the box in points from the top left corner of the page. */
  page: number;
  box: { x: number; y: number; width: number; height: number };
};

/** What fields of Indian resumes say beside those of the resume. */
export type SchoolFacts = {
  /** Year of graduation. */
  batch: number | null;
  /** Open backlogs; null where nothing is said of them. */
  backlogs: number | null;
};

export type ReadResume = {
  resume: Resume;
  found: FoundField[];
  school: SchoolFacts;
  /** The text in the order in which a person reads it, a line for each line. */
  lines: { text: string; page: number; section: string | null }[];
};

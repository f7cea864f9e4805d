/**
 * Limits of a resume, in characters and entries. Input beyond a limit isn't cut; it stays unsaved
 * in the browser.
 */
export const resumeLimits = {
  /** Resumes per student, including archived ones. */
  resumes: 30,
  /** Name of a resume or version. */
  name: 80,
  /** A single-line field, such as a name, company or date. */
  line: 200,
  url: 500,
  /** A certification or achievement, which may be a sentence. */
  point: 500,
  summary: 3000,
  description: 5000,
  /** Entries per section. */
  entries: 50,
  skills: 100,
  sections: 10,
  /** An imported JSON Resume file whose fields exports write as they were. */
  imported: 200_000,
  /** Versions stored per resume. */
  versions: 50,
  /** Interval of automatic versions while editing. */
  versionEveryMs: 10 * 60_000,
  /** Active share links per resume. */
  links: 20,
  linkPassword: 200,
  undoSteps: 50,
} as const;

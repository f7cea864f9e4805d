/** How much a resume may hold, in characters and in entries. Nothing typed beyond is cut off: it stays in the browser, unsaved. */
export const resumeLimits = {
  /** Resumes of one student, archived ones too. */
  resumes: 30,
  /** Of a resume or a version of it. */
  name: 80,
  /** A name, a company, a date as it is written. */
  line: 200,
  url: 500,
  /** A certification or an achievement, which may be a sentence. */
  point: 500,
  summary: 3000,
  description: 5000,
  /** Entries of one section. */
  entries: 50,
  skills: 100,
  sections: 10,
  /** Versions that are kept of one resume. */
  versions: 50,
  /** While somebody writes on, a version is kept this often. */
  versionEveryMs: 10 * 60_000,
  /** Links to one resume that were not taken back. */
  links: 20,
  linkPassword: 200,
  undoSteps: 50,
} as const;

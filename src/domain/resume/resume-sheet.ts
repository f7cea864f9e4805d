/**
 * A resume in reading order: only non-empty parts, dates as text, every text printable. Basis of
 * all exports.
 */
export type ResumeSheet = {
  name: string;
  title: string;
  contacts: SheetLink[];
  sections: SheetSection[];
};

/** `url` is null for an address that must not be opened. */
export type SheetLink = { text: string; url: string | null };

export type SheetSection = { id: string; heading: string } & (
  | { kind: 'text'; lines: string[] }
  | { kind: 'entries'; entries: SheetEntry[] }
  | { kind: 'skills'; groups: SheetSkills[] }
  | { kind: 'list'; lines: SheetLine[] }
  /** Short items on one row. */
  | { kind: 'row'; lines: string[] }
);

/** A line, and the address that it ends with; `isBadge` for one that verifies a badge. */
export type SheetLine = { text: string; link: SheetLink | null; isBadge: boolean };

export type SheetEntry = {
  title: string;
  /** The company or institution. */
  subtitle: string;
  place: string;
  dates: string;
  /** The grade. */
  note: string;
  link: SheetLink | null;
  points: string[];
};

/** `name` is '' for skills without a heading. */
export type SheetSkills = { name: string; skills: { name: string; level: number }[] };

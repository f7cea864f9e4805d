/** A resume in the order in which it is read: only what says something, dates in words, every text printable. Exports are made of it. */
export type ResumeSheet = {
  name: string;
  title: string;
  contacts: SheetLink[];
  sections: SheetSection[];
};

/** `url` is null where it is no address that may be opened. */
export type SheetLink = { text: string; url: string | null };

export type SheetSection = { id: string; heading: string } & (
  | { kind: 'text'; lines: string[] }
  | { kind: 'entries'; entries: SheetEntry[] }
  | { kind: 'skills'; groups: SheetSkills[] }
  | { kind: 'list'; lines: string[] }
  /** Short ones, in one row. */
  | { kind: 'row'; lines: string[] }
);

export type SheetEntry = {
  title: string;
  /** Of whom or of what: the company, the institution. */
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

import type { SchoolFacts } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

/** Points (1/72 inch) from the top left corner of a page. */
export type PageBox = { x: number; y: number; width: number; height: number };

/** Where a field stands. Pages count from 0. */
export type FieldPlace = { page: number; box: PageBox };

export type ParsedField = {
  /** From the resume down to the text, entries by their number: 'basics.email', 'experience.0.company', 'skills.3'. */
  path: string;
  value: string;
  /** From 0 to 1: how sure the reading is. */
  confidence: number;
  /** Null where it stands nowhere on a page. */
  place: FieldPlace | null;
};

/** A page of a file with the text that people see on it; a PDF can be drawn, of all else this is what there is to show. */
export type ParsedPage = { width: number; height: number; lines: PageLine[] };
export type PageLine = PageBox & { text: string; isBold: boolean };

/** What an employer's system takes out of a resume, field by field, with where each stands. */
export type ParsedResume = {
  /** What the fields were taken from: 'written' ones are known, not read. */
  from: 'pdf' | 'docx' | 'text' | 'json' | 'written' | 'unread';
  /** Why nothing, or too little, was read. */
  problem: ReadingProblem | null;
  /** In the order of a resume, without empty ones. */
  fields: ParsedField[];
  pages: ParsedPage[];
  school: SchoolFacts;
};

/** How sure a field is, in a word. */
export function surenessOf(confidence: number): 'sure' | 'likely' | 'unsure' {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'unsure';
}

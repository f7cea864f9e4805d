import type { SchoolFacts } from './read-resume.ts';
import type { ReadingProblem } from './reading-problem.ts';

/** Points (1/72 inch) from the page's top left corner. */
export type PageBox = { x: number; y: number; width: number; height: number };

/** The position of a field. Pages count from 0. */
export type FieldPlace = { page: number; box: PageBox };

export type ParsedField = {
  /** Path with list indexes: 'basics.email', 'experience.0.company', 'skills.3'. */
  path: string;
  value: string;
  /** Confidence, from 0 to 1. */
  confidence: number;
  /** Null when it isn't found on a page. */
  place: FieldPlace | null;
};

/** A page with its visible text. Only PDF pages can be drawn as well. */
export type ParsedPage = { width: number; height: number; lines: PageLine[] };
export type PageLine = PageBox & { text: string; isBold: boolean };

/** What an employer's system extracts from a resume: fields with their positions. */
export type ParsedResume = {
  /** The source of the fields; 'written' ones are known rather than parsed. */
  from: 'pdf' | 'docx' | 'text' | 'json' | 'written' | 'unread';
  /** Why nothing, or too little, was parsed. */
  problem: ReadingProblem | null;
  /** In resume order, without empty fields. */
  fields: ParsedField[];
  pages: ParsedPage[];
  school: SchoolFacts;
};

/** The confidence as a label. */
export function surenessOf(confidence: number): 'sure' | 'likely' | 'unsure' {
  if (confidence >= 0.9) return 'sure';
  return confidence >= 0.7 ? 'likely' : 'unsure';
}

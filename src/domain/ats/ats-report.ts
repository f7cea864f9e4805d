import type { AtsCheck, AtsPart } from './ats-checks.ts';

/** A position in the file and the text found there; '' and page 0 for something missing. */
export type AtsPlace = {
  text: string;
  /** From 0. */
  page: number;
  /** Points from the page's top left corner; null when there is nothing to highlight. */
  box: { x: number; y: number; width: number; height: number } | null;
};

/** A reason for lost points, with its fix (both are texts keyed by the check's id). */
export type AtsFinding = {
  check: AtsCheck;
  part: AtsPart;
  /** Points lost, out of the 100 of its half. */
  lost: number;
  /** Needs no action: the formula asks for more than a resume should have. */
  isFine: boolean;
  /** At least one. */
  places: AtsPlace[];
};

export type AtsCheckResult = { check: AtsCheck; part: AtsPart; points: number; of: number };

export type AtsStuffing = AtsPlace & { kind: 'hidden' | 'tailList' | 'repeated' };

/** A resume's score with everything it is made of. Deterministic. */
export type AtsReport = {
  /** Increases whenever the same resume may score differently. */
  version: number;
  /** 0 to 100: 40% formatting and 60% content, rounded. */
  score: number;
  /** 0 to 100 with two decimals; at most 99.97, because nine checks give 3.33 each. */
  formatting: number;
  /** 0 to 100. */
  content: number;
  checks: AtsCheckResult[];
  /** Findings about formatting, most expensive first; those that need no action come last. */
  formattingIssues: AtsFinding[];
  optimizationTips: AtsFinding[];
  /**
   * Text excluded from the score: hidden, an unused keyword list at the end, or excessive
   * repetition.
   */
  stuffing: AtsStuffing[];
};

import type { AtsCheck, AtsPart } from './ats-checks.ts';

/** Where on the file something is, and the words that stand there; '' and page 0 for what is missing. */
export type AtsPlace = {
  text: string;
  /** From 0. */
  page: number;
  /** Points from the top left corner of the page; null where nothing is to be shown. */
  box: { x: number; y: number; width: number; height: number } | null;
};

/** One reason why points were not given, with what to do about it (both texts by the id of the check). */
export type AtsFinding = {
  check: AtsCheck;
  part: AtsPart;
  /** Points of the hundred that this costs, of its part's own scale. */
  lost: number;
  /** The formula asks for more here than a resume should have: nothing is to be done. */
  isFine: boolean;
  /** At least one. */
  places: AtsPlace[];
};

/** One check and how it went. */
export type AtsCheckResult = { check: AtsCheck; part: AtsPart; points: number; of: number };

export type AtsStuffing = AtsPlace & { kind: 'hidden' | 'tailList' | 'repeated' };

/** The score of a resume with every part that makes it. The same resume gives the same report. */
export type AtsReport = {
  /** Raised whenever the same resume may score otherwise. */
  version: number;
  /** 0 to 100: 40 % of formatting and 60 % of content, rounded. */
  score: number;
  /** 0 to 100, in hundredths of a point; with nine checks of 3.33 at most 99.97. */
  formatting: number;
  /** 0 to 100. */
  content: number;
  checks: AtsCheckResult[];
  /** What lost points in formatting, dearest first; what is fine as it is comes last. */
  formattingIssues: AtsFinding[];
  /** What lost points in content, dearest first. */
  optimizationTips: AtsFinding[];
  /** Words that were left out of the score: hidden, listed at the end without use, or said over and over. */
  stuffing: AtsStuffing[];
};

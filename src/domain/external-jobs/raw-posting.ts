import type { SourcePay } from './parse-salary.ts';

/** The raw values of one posting in a response; any may be missing or have any type. */
export type RawPosting = {
  ref: unknown;
  title: unknown;
  company: unknown;
  /** Parts in order; a part with a heading becomes a section. */
  description: readonly { heading?: unknown; html: unknown }[];
  /** From the most to the least reliable; the first usable value wins. */
  location: readonly unknown[];
  workplace: readonly unknown[];
  type: readonly unknown[];
  level: readonly unknown[];
  category: readonly unknown[];
  skills: readonly unknown[];
  pay: readonly SourcePay[];
  postedAt: readonly unknown[];
  deadline: readonly unknown[];
  url: readonly unknown[];
};

export type Shape = {
  /**
   * Path of the list; '' when the response itself is the list. The first existing path wins. Or a
   * function, undefined for another response.
   */
  list: string | readonly string[] | ((answer: unknown) => unknown[] | undefined);
  /** False for entries that are not postings, such as a notice, or that must not be shown. */
  isPosting?: (item: unknown) => boolean;
  /** `answer` is the whole response, which may name the board's company. */
  read: (item: unknown, board: Board | null, answer: unknown) => RawPosting;
};

/** A company's board: its name at the source, and the company name where the response lacks it. */
export type Board = { name: string; company: string };

/** The start of the ids of a board's postings; no URL has a space, which ends one. */
export const boardPrefix = (name: string) => (name.includes('/') ? `${name} ` : `${name}/`);

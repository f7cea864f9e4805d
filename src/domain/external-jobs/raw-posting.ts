import type { ToldPay } from './parse-salary.ts';

/** What an answer says of one posting, found but not yet read: every value may be missing, or anything. */
export type RawPosting = {
  ref: unknown;
  title: unknown;
  company: unknown;
  /** Parts in their order; a part with a heading is a section of its own. */
  description: readonly { heading?: unknown; html: unknown }[];
  /** From the best word for it to the vaguest; what comes first counts. */
  location: readonly unknown[];
  workplace: readonly unknown[];
  type: readonly unknown[];
  level: readonly unknown[];
  category: readonly unknown[];
  skills: readonly unknown[];
  pay: readonly ToldPay[];
  postedAt: readonly unknown[];
  deadline: readonly unknown[];
  url: readonly unknown[];
};

/** How one source writes a posting. */
export type Shape = {
  /** Where the list stands in the answer; '' when the answer is the list. The first that is there counts. */
  list: string | readonly string[];
  /** False for an entry that is no posting, such as a notice in front of the list, or one that is not to be shown. */
  isPosting?: (item: unknown) => boolean;
  /** The whole answer may say whose board it is. */
  read: (item: unknown, board: Board | null, answer: unknown) => RawPosting;
};

/** A company's own board: its name at the source, and the company's name where the source does not say it. */
export type Board = { name: string; company: string };

/** A skill or word of a description, in the description's spelling. */
export type MatchWord = {
  text: string;
  isSkill: boolean;
  /** A quality that is expected of everyone, such as teamwork. */
  isSoft: boolean;
  kind: 'required' | 'preferred' | 'other';
};

export type JobMatch = {
  version: number;
  /** 0 to 100, over the measurable parts. */
  score: number;
  /** 0 to 100; null where the description has none. */
  required: number | null;
  preferred: number | null;
  overall: number;
  /**
   * All requested items are in one of these three lists, required first and skills before words.
   * Plain words mentioned once outside marked lines are omitted.
   */
  matching: MatchWord[];
  missing: MatchWord[];
  /** Requested and in the profile, but missing from the resume. */
  unmentioned: MatchWord[];
};

/** Increases whenever the same resume and description may match differently. */
export const jobMatchVersion = 10;

/** A skill or word of a description, once, as the description writes it. */
export type MatchWord = {
  text: string;
  isSkill: boolean;
  kind: 'required' | 'preferred' | 'other';
};

/** How well a resume answers a description. */
export type JobMatch = {
  version: number;
  /** 0 to 100, of the parts that could be measured. */
  score: number;
  /** 0 to 100; null where the description names none. */
  required: number | null;
  preferred: number | null;
  overall: number;
  /**
   * What is asked for is in one of these three, required first, skills before words; left out are plain words of no marked line that
   * are said once.
   */
  matching: MatchWord[];
  missing: MatchWord[];
  /** Asked for and not in the resume, though the profile names it. */
  unsaid: MatchWord[];
};

/** Raised whenever the same resume and description may match otherwise. */
export const jobMatchVersion = 2;

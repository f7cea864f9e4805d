import type { Degree } from '#domain/match/degree.ts';
import type { PostingLevel, PostingType, SalaryPeriod } from '#domain/posting/posting.ts';
import type { Workplace } from '#domain/posting/workplace.ts';
import type { RoleName } from './demo-roles.ts';
import { readDemo } from './read-demo.ts';

/** A hand-written posting; amounts are whole rupees, euros and so on, times are days from now. */
export type PostingText = {
  role: RoleName;
  title: string;
  level: PostingLevel;
  type: PostingType;
  location: string;
  /** On site unless it says so. */
  workplace?: Exclude<Workplace, 'onsite'>;
  pay: [min: number, max: number, currency: string, period: SalaryPeriod] | null;
  posted: number;
  deadline?: number;
  state?: 'closed' | 'draft';
  duration?: string;
  about: string;
  asks?: {
    degree?: Degree;
    /** Graduation years, relative to now. */
    batch?: [from: number | null, to: number | null];
    permit?: true;
  };
};

/** The postings of each company by its slug; those of the first one are twenty. */
export const postingTexts = readDemo<Record<string, PostingText[]>>('postings');

import { no, type Verdict, yes } from '#domain/refusals.ts';

/** A student may apply once to an open posting, and needs a resume. */
export function mayApply(facts: {
  postingOpen: boolean;
  alreadyApplied: boolean;
  hasResume: boolean;
}): Verdict {
  if (facts.alreadyApplied) return no('ALREADY_APPLIED');
  if (!facts.postingOpen) return no('POSTING_NOT_OPEN');
  return facts.hasResume ? yes : no('RESUME_REQUIRED');
}

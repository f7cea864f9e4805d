import type { PostingDetails } from '#contract/posting.ts';
import { ScreeningFields } from './screening-fields.tsx';

/** A posting's questions as the form to apply asks them, to look at: what is typed goes nowhere. */
export function askedQuestions(posting: Pick<PostingDetails, 'companyName' | 'questions'>) {
  return <ScreeningFields posting={posting} values={{}} problems={{}} onAnswer={() => undefined} />;
}

import { lazy, Suspense } from 'react';
import type { PostingDetails } from '#contract/posting.ts';

// Who writes a posting need not load the fields of those who apply before they are looked at.
const AskedQuestions = lazy(() => import('./asked-fields.tsx'));

/** A posting's questions as the form to apply asks them, to look at: what is typed goes nowhere. */
export function askedQuestions(posting: Pick<PostingDetails, 'companyName' | 'questions'>) {
  return (
    <Suspense>
      <AskedQuestions posting={posting} />
    </Suspense>
  );
}

import { lazy, Suspense } from 'react';
import type { PostingDetails } from '#contract/posting.ts';

// The application fields load only when the preview is opened.
const AskedQuestions = lazy(() => import('#web/features/application/asked-fields.tsx'));

/** Previews a posting's questions as the application form shows them; input goes nowhere. */
export function askedQuestions(posting: Pick<PostingDetails, 'companyName' | 'questions'>) {
  return (
    <Suspense>
      <AskedQuestions posting={posting} />
    </Suspense>
  );
}

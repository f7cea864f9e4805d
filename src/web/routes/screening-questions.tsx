import { lazy, Suspense } from 'react';
import type { PostingDetails } from '#contract/posting.ts';

// The application fields load only when the preview is opened.
const ScreeningQuestions = lazy(() => import('#web/features/application/screening-preview.tsx'));

/** Previews a posting's questions as the application form shows them; input goes nowhere. */
export function screeningQuestions(posting: Pick<PostingDetails, 'companyName' | 'questions'>) {
  return (
    <Suspense>
      <ScreeningQuestions posting={posting} />
    </Suspense>
  );
}

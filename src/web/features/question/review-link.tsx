import { useSuspenseQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { reviewPath } from './question-paths.ts';

/** Leads to the questions that are due, while there are any. */
export function ReviewLink() {
  const t = useTexts();
  const { count } = useSuspenseQuery(api.question.loadDueCount.query()).data;
  if (count === 0) return null;
  return (
    <ButtonLink to={reviewPath} icon={RotateCcw}>
      {t('question.review.open', { count })}
    </ButtonLink>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { reviewPath } from './learning-paths.ts';

/** Leads to the cards that are due, while there are any. */
export function ReviewLink() {
  const t = useTexts();
  const { dueCards } = useSuspenseQuery(api.learning.list.query()).data;
  if (dueCards === 0) return null;
  return (
    <ButtonLink to={reviewPath} icon={RotateCcw}>
      {t('learning.review.open', { count: dueCards })}
    </ButtonLink>
  );
}

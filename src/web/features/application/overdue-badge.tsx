import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Marks, for the company, an application that has waited too long for an answer; the student sees the same. */
export function OverdueBadge() {
  const t = useTexts();
  return <Badge tone="warning">{t('pipeline.overdue.label')}</Badge>;
}

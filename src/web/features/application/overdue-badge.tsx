import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Marks an overdue application for the company; the student sees the same. */
export function OverdueBadge() {
  const t = useTexts();
  return (
    <Badge tone="warning" wraps>
      {t('dashboard.no-response-in-30-days')}
    </Badge>
  );
}

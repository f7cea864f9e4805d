import type { Requirement } from '#domain/match/requirements.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/**
 * A badge for each required condition of a posting that the reader does not meet. The page needs
 * the texts 'conditions'.
 */
export function UnmetRequirements({ unmet }: { unmet: readonly Requirement[] | undefined }) {
  const t = useTexts();
  return unmet?.map((requirement) => (
    <Badge key={requirement} tone="warning">
      {t(`conditions.unmet.${requirement}`)}
    </Badge>
  ));
}

import type { Requirement } from '#domain/match/requirements.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** What of a posting's hard requirements the reader does not meet, a badge each. The page has the texts of `conditions`. */
export function UnmetRequirements({ unmet }: { unmet: readonly Requirement[] | undefined }) {
  const t = useTexts();
  return unmet?.map((requirement) => (
    <Badge key={requirement} tone="warning">
      {t(`conditions.unmet.${requirement}`)}
    </Badge>
  ));
}

import type { CompanyStatus } from '#domain/company/company-status.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<CompanyStatus, Tone> = {
  pending: 'warning',
  approved: 'success',
  rejected: 'danger',
  suspended: 'neutral',
};

export function CompanyBadge({ status }: { status: CompanyStatus }) {
  const t = useTexts();
  return <Badge tone={tones[status]}>{t(`admin-companies.badge.${status}`)}</Badge>;
}

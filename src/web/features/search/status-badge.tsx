import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Partial<Record<ApplicationStatus, Tone>> = {
  pending: 'info',
  under_review: 'info',
  interview_scheduled: 'accent',
  offer_made: 'success',
  hired: 'success',
  rejected: 'danger',
};

export function StatusBadge({ status }: { status: ApplicationStatus }) {
  const t = useTexts();
  return <Badge tone={tones[status] ?? 'neutral'}>{t(`search.status.${status}`)}</Badge>;
}

import { Milestone } from 'lucide-react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { Stage } from '#domain/stage/stage.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<ApplicationStatus, Tone> = {
  pending: 'neutral',
  under_review: 'info',
  interview_scheduled: 'accent',
  offer_made: 'success',
  hired: 'success',
  rejected: 'danger',
  withdrawn: 'neutral',
  declined: 'neutral',
  closed: 'neutral',
};

/** The company's own stage, which students don't see. */
export function StageBadge({ stage, className }: { stage: Stage; className?: string }) {
  const t = useTexts();
  return (
    <Badge icon={Milestone} wraps {...(className && { className })}>
      <span className="sr-only">{t('pipeline.stage.label')} </span>
      {stage.name}
    </Badge>
  );
}

/** A status, labeled for the reader: students and companies see different labels. */
export function StatusBadge({
  status,
  reader,
}: {
  status: ApplicationStatus;
  reader: 'student' | 'company';
}) {
  const t = useTexts();
  const text =
    reader === 'student'
      ? t(`application.status.${status}`)
      : t(`application.company-status.${status}`);
  return <Badge tone={tones[status]}>{text}</Badge>;
}

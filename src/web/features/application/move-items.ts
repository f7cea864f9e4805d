import type { ReceivedApplication } from '#contract/application.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { type Stage, targetsOf } from '#domain/stage/stage.ts';
import type { useTexts } from '#web/lib/texts.tsx';
import type { MenuItem } from '#web/ui/menu.tsx';

type Movable = Pick<ReceivedApplication, 'status' | 'moves' | 'stage' | 'stages'>;

/** What moving to a status, or to a stage of it, is called. */
export function moveText(
  t: ReturnType<typeof useTexts>,
  { to, stage }: { to: ApplicationStatus; stage: string | null },
): string {
  if (stage === null) return t(`application.move.${to}`);
  return t('pipeline.stage.of', { stage, status: t(`application.company-status.${to}`) });
}

/** The menu of an application's moves: the next statuses, and the company's own stages. */
export function moveItems(
  t: ReturnType<typeof useTexts>,
  application: Movable,
  onChoose: (to: ApplicationStatus, stage: Stage | null) => void,
): MenuItem[] {
  return [
    { kind: 'label', text: t('company.applications.move-to') },
    ...targetsOf(application).map(({ to, stage }) => ({
      text: moveText(t, { to, stage: stage?.name ?? null }),
      danger: to === 'rejected',
      onSelect: () => onChoose(to, stage),
    })),
  ];
}

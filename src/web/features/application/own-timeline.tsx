import type { OwnApplication } from '#contract/application.ts';
import { isOpenStatus } from '#domain/application/application-status.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Timeline } from '#web/ui/timeline.tsx';

/** The status history of a student's application, with the reasons given. */
export function OwnTimeline({ application }: { application: OwnApplication }) {
  const t = useTexts();
  const format = useFormat();
  const last = application.moves.length - 1;
  return (
    <Timeline
      steps={application.moves.map((move, at) => ({
        id: `${application.id}-${at}`,
        title: t(`application.status.${move.to}`),
        date: { text: format.dateTime(move.at), iso: move.at.toISOString() },
        detail: move.reason && (
          <span className="wrap-anywhere whitespace-pre-line">
            {t('student.reason', { reason: move.reason })}
          </span>
        ),
        ...stepState(at === last, isOpenStatus(move.to), t),
      }))}
    />
  );
}

function stepState(isLast: boolean, goesOn: boolean, t: ReturnType<typeof useTexts>) {
  if (!isLast) return { state: 'done', stateText: t('student.step.done') } as const;
  return goesOn
    ? ({ state: 'current', stateText: t('student.step.current') } as const)
    : ({ state: 'ended', stateText: t('student.step.ended') } as const);
}

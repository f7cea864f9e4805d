import type { OpenedApplication } from '#contract/application-pipeline.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Timeline, type TimelineStep } from '#web/ui/timeline.tsx';

type Move = OpenedApplication['history'][number];

/** Who changed what, when and why; undone changes are marked. */
export function ApplicationHistory({ history }: { history: Move[] }) {
  const t = useTexts();
  const format = useFormat();
  const current = history.findLast(({ isUndone }) => !isUndone)?.id;
  const who = ({ by }: Move) => {
    if (by.kind === 'system') return t('pipeline.drawer.by-system');
    if (by.name === null) return t('dashboard.former-user');
    return by.kind === 'student' ? t('pipeline.drawer.by-student', { name: by.name }) : by.name;
  };
  const steps = history.map((move): TimelineStep => {
    const to = t(`application.company-status.${move.to}`);
    const moved =
      move.stage === null ? to : t('pipeline.stage.of', { stage: move.stage, status: to });
    const status = move.from === null ? t('pipeline.drawer.received') : moved;
    const state = move.isUndone ? 'ended' : move.id === current ? 'current' : 'done';
    return {
      id: move.id,
      title: move.isUndone ? t('pipeline.drawer.undone', { status }) : status,
      date: { text: format.dateTime(move.at), iso: move.at.toISOString() },
      state,
      stateText: t(`pipeline.drawer.step-${state}`),
      detail: (
        <>
          <span className="block wrap-anywhere">{who(move)}</span>
          {move.basis && (
            <span className="mt-0.5 block">
              {t(
                move.basis === 'proposes_times'
                  ? 'pipeline.interview.history'
                  : 'offer.outside.history',
              )}
            </span>
          )}
          {move.reason !== null && (
            <span className="mt-0.5 block wrap-anywhere whitespace-pre-line">
              {t('pipeline.drawer.reason', { reason: move.reason })}
            </span>
          )}
        </>
      ),
    };
  });
  return <Timeline steps={steps} />;
}

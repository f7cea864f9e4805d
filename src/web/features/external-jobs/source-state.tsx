import type { ListedSource } from '#contract/external-jobs.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<ListedSource['state'], Tone> = {
  ok: 'success',
  unavailable: 'danger',
  paused: 'warning',
  pending: 'info',
  off: 'neutral',
};

/**
 * A source's status in one word, and a sentence on what it lacks or what failed, board by board.
 */
export function SourceState({ source }: { source: ListedSource }) {
  const t = useTexts();
  const format = useFormat();
  const { kind, state, missing, fetches } = source;
  const notes = (fetches ?? []).filter(({ problem }) => problem !== null);
  return (
    <div className="flex min-w-0 flex-col items-start gap-1">
      <Badge tone={tones[state]}>{t(`admin-settings.sources.is.${state}`)}</Badge>
      {state === 'off' && (
        <p className="text-13 wrap-anywhere text-ink-muted">
          {missing
            ? t('admin-settings.sources.needs', { names: format.list(missing) })
            : t(
                kind === 'boards'
                  ? 'admin-settings.sources.no-boards'
                  : 'admin-settings.sources.switched-off',
              )}
        </p>
      )}
      {state === 'pending' && kind === 'search' && (
        <p className="text-13 text-ink-muted">{t('admin-settings.sources.asks')}</p>
      )}
      {notes.map(({ board, company, state: is, problem, pausedUntil }) => (
        <p key={board} className="text-13 wrap-anywhere text-ink-muted">
          {board !== null && company !== null && (
            <strong className="font-medium text-ink">
              {t('admin-settings.sources.board', { board, company })}
              {t.gap}
            </strong>
          )}
          {is === 'ok' && `${t('admin-settings.sources.partly')}${t.gap}`}
          {problem && t(`admin-settings.sources.problem.${problem}`)}
          {t.gap}
          {pausedUntil !== null && (
            <time dateTime={pausedUntil.toISOString()}>
              {t('admin-settings.sources.paused-until', { time: format.dateTime(pausedUntil) })}
            </time>
          )}
        </p>
      ))}
    </div>
  );
}

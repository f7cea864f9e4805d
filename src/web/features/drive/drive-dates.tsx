import type { DriveCard } from '#contract/drive.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

/** The announced dates of a drive with their source, and what changed last. */
export function DriveDates({ drive }: { drive: DriveCard }) {
  const t = useTexts();
  const format = useFormat();
  const { dates, sourceUrl, verifiedOn, isStale, lastChange } = drive;
  if (dates.length === 0 || sourceUrl === null || verifiedOn === null) {
    return <span className="text-ink-muted">{t('drive.no-date')}</span>;
  }
  const checked = format.date(new Date(`${verifiedOn}T12:00:00Z`));
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <dl
        className={joinClasses(
          'grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5',
          isStale ? 'text-ink-subtle' : 'text-ink',
        )}
      >
        {dates.map(({ kind, at }) => (
          <div key={kind} className="contents">
            <dt className="text-ink-muted">{t(`drive.kinds.${kind}`)}</dt>
            <dd className="whitespace-nowrap tabular-nums">
              <time dateTime={at.toISOString()}>{format.dateTime(at)}</time>
            </dd>
          </div>
        ))}
      </dl>
      {lastChange?.moves.map(({ kind, from, to }) => (
        <p key={kind} className="text-12 text-ink-muted">
          {moveText(kind, from, to)}
        </p>
      ))}
      <p className="flex flex-wrap gap-x-2 text-12 text-ink-muted">
        <span>{t(isStale ? 'drive.stale' : 'drive.verified', { date: checked })}</span>
        <a
          href={sourceUrl}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('drive.source-of', { company: drive.companyName })}
        >
          {t('dashboard.source')}
        </a>
      </p>
    </div>
  );

  function moveText(
    kind: DriveCard['dates'][number]['kind'],
    from: Date | null,
    to: Date | null,
  ): string {
    const name = t(`drive.kinds.${kind}`);
    if (to === null) return t('drive.removed', { kind: name });
    const next = format.date(to);
    return from === null
      ? t('drive.added', { kind: name, to: next })
      : t('drive.moved', { kind: name, from: format.date(from), to: next });
  }
}

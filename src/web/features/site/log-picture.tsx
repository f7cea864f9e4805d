import { useTexts } from '#web/lib/texts.tsx';
import { Picture } from './picture.tsx';

const entries = ['first', 'second', 'third'] as const;

/** Three log entries, each with the hash of the previous one. */
export function LogPicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.log.label')}>
      {entries.map((entry, at) => (
        <div key={entry}>
          {at > 0 && <span className="ms-6 block h-4 w-0.5 bg-accent" />}
          <div className="rounded-control border border-line p-3">
            <p className="font-medium text-ink">{t(`scenes.log.${entry}.what`)}</p>
            <p className="mt-1 font-mono text-12 text-ink-muted">
              {t('scenes.log.before', { print: t(`scenes.log.${entry}.before`) })}
            </p>
            <p className="font-mono text-12 text-ink-muted">
              {t('scenes.log.own', { print: t(`scenes.log.${entry}.own`) })}
            </p>
          </div>
        </div>
      ))}
    </Picture>
  );
}

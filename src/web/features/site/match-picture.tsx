import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { matchExample } from './match-example.ts';
import { Picture } from './picture.tsx';

/** The example match as the ring and its four parts. */
export function MatchPicture() {
  const t = useTexts();
  const format = useFormat();
  const { score, parts } = matchExample;
  const label = t('scenes.match.label', { score });
  return (
    <Picture label={label}>
      <div className="flex items-center gap-5">
        <ScoreRing
          value={score}
          size="md"
          label={label}
          word={t('scenes.match.word')}
          why={t('scenes.match.with', { role: t('scenes.match.role') })}
        />
      </div>
      <div className="mt-5 grid gap-3.5">
        {parts.map(({ part, value, weight, points }) => (
          <div key={part}>
            <p className="flex justify-between gap-3 text-13">
              <span className="font-medium text-ink">{t(`scenes.match.parts.${part}`)}</span>
              <span className="text-ink-muted tabular-nums">
                {t('scenes.match.points', { points: format.number(points), weight })}
              </span>
            </p>
            <svg viewBox="0 0 100 2" preserveAspectRatio="none" className="mt-1.5 h-2 w-full">
              <rect width="100" height="2" rx="1" className="fill-line" />
              <rect width={value} height="2" rx="1" className="fill-primary" />
            </svg>
          </div>
        ))}
      </div>
    </Picture>
  );
}

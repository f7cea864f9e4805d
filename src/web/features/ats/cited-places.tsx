import type { AtsPlace } from '#domain/ats/ats-report.ts';
import { useTexts } from '#web/lib/texts.tsx';

const mostShown = 3;

/** The words of the file that a finding is about, with their page; what is missing has none. */
export function CitedPlaces({ places }: { places: readonly AtsPlace[] }) {
  const t = useTexts();
  const cited = places.filter(({ text }) => text.trim() !== '');
  if (cited.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {cited.slice(0, mostShown).map(({ text, page }, at) => (
        <li key={at} className="flex items-baseline justify-between gap-3 text-13">
          <q className="min-w-0 border-s-2 border-line-strong ps-2.5 wrap-anywhere text-ink">
            {text}
          </q>
          <span className="shrink-0 text-ink-subtle">
            {t('ats-score.report.page', { page: page + 1 })}
          </span>
        </li>
      ))}
      {cited.length > mostShown && (
        <li className="text-13 text-ink-subtle">
          {t('ats-score.report.more', { count: cited.length - mostShown })}
        </li>
      )}
    </ul>
  );
}

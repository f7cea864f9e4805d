import { ScanSearch } from 'lucide-react';
import type { AtsPlace } from '#domain/ats/ats-report.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

const maxShown = 3;

type CitedPlacesProps = {
  places: readonly AtsPlace[];
  onShow: (place: AtsPlace) => void;
};

/**
 * The words that a finding cites, with their page; a finding about something missing cites none.
 */
export function CitedPlaces({ places, onShow }: CitedPlacesProps) {
  const t = useTexts();
  const cited = places.filter(({ text }) => text.trim() !== '');
  if (cited.length === 0) return null;
  return (
    <ul className="mt-2 flex flex-col gap-1.5">
      {cited.slice(0, maxShown).map((place, at) => (
        <li key={at} className="flex items-center justify-between gap-3 text-13">
          <q className="min-w-0 border-s-2 border-line-strong ps-2.5 wrap-anywhere text-ink">
            {place.text}
          </q>
          {place.box === null ? (
            <span className="shrink-0 text-ink-subtle">
              {t('ats-score.report.page', { page: place.page + 1 })}
            </span>
          ) : (
            <Button
              size="sm"
              variant="ghost"
              icon={ScanSearch}
              aria-label={t('ats-score.report.show', { page: place.page + 1, text: place.text })}
              onClick={() => onShow(place)}
              className="shrink-0"
            >
              {t('ats-score.report.page', { page: place.page + 1 })}
            </Button>
          )}
        </li>
      ))}
      {cited.length > maxShown && (
        <li className="text-13 text-ink-subtle">
          {t('ats-score.report.more', { count: cited.length - maxShown })}
        </li>
      )}
    </ul>
  );
}

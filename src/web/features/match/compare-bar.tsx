import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';

/** The students selected for a comparison, two at most. */
export type Compared = { id: string; name: string }[];

type Props = { compared: Compared; onClear: () => void; onCompare: () => void };

/** Stays in view while students are selected. */
export function CompareBar({ compared: [first, second], onClear, onCompare }: Props) {
  const t = useTexts();
  return (
    <div role="status" className="sticky bottom-4 z-10 empty:hidden">
      {first && (
        <div
          data-keep-clear=""
          className="flex flex-wrap items-center gap-3 rounded-card border border-line bg-raised p-3 shadow-raised"
        >
          <p className="min-w-0 grow text-14 wrap-anywhere">
            {second
              ? t('candidate.compare.ready', { first: first.name, second: second.name })
              : t('candidate.compare.hint', { name: first.name })}
          </p>
          <Button variant="ghost" size="sm" onClick={onClear}>
            {t('candidate.compare.clear')}
          </Button>
          {second && (
            <Button variant="primary" size="sm" onClick={onCompare}>
              {t('candidate.compare.open')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

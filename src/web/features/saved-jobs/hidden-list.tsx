import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { useHide } from './use-hide.ts';

/** The postings and companies hidden by the student; each can be shown again. */
export function HiddenList() {
  const t = useTexts();
  const { items } = useSuspenseQuery(api.savedJobs.listHidden.query()).data;
  const { hide, isPending } = useHide();
  return (
    <Card
      title={t('saved-jobs.searches.hidden')}
      description={t('saved-jobs.searches.hidden-text')}
    >
      {items.length === 0 ? (
        <p className="text-14 text-ink-muted">{t('saved-jobs.searches.no-hidden')}</p>
      ) : (
        <ul className="divide-y divide-line">
          {items.map(({ kind, target, name }) => (
            <li
              key={`${kind} ${target}`}
              className="flex items-center justify-between gap-3 py-2 text-14"
            >
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <Button
                size="sm"
                className="shrink-0"
                busy={isPending}
                onClick={() => hide({ kind, target, isHidden: false })}
                aria-label={t('saved-jobs.searches.show-named', { name })}
              >
                {t('saved-jobs.searches.show')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const views = ['list', 'board', 'calendar'] as const;

export const ownView = (search: URLSearchParams): (typeof views)[number] =>
  views.find((view) => view === search.get('view')) ?? 'list';

/** Links to the applications as a list, as a board and as a calendar. */
export function OwnViews() {
  const t = useTexts();
  const current = ownView(useSearchParams()[0]);
  return (
    <nav aria-label={t('applications.views')} className="flex flex-wrap gap-2">
      {views.map((view) => (
        <ButtonLink
          key={view}
          to={view === 'list' ? '?' : `?view=${view}`}
          size="sm"
          variant={view === current ? 'secondary' : 'ghost'}
          aria-current={view === current ? 'page' : undefined}
        >
          {t(`applications.view.${view}`)}
        </ButtonLink>
      ))}
    </nav>
  );
}

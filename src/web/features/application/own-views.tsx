import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { tabClass, tabListClass } from '#web/ui/tab-class.ts';

const views = ['list', 'board', 'calendar'] as const;

export const ownView = (search: URLSearchParams): (typeof views)[number] =>
  views.find((view) => view === search.get('view')) ?? 'list';

/** Links to the applications as a list, as a board and as a calendar. */
export function OwnViews() {
  const t = useTexts();
  const current = ownView(useSearchParams()[0]);
  return (
    <nav aria-label={t('applications.views')} className={tabListClass}>
      {views.map((view) => (
        <Link
          key={view}
          to={view === 'list' ? '?' : `?view=${view}`}
          aria-current={view === current ? 'page' : undefined}
          className={joinClasses(
            tabClass,
            'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-primary',
          )}
        >
          {t(`applications.view.${view}`)}
        </Link>
      ))}
    </nav>
  );
}

import { Link, useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { tabClass, tabListClass } from '#web/ui/tab-class.ts';

export const isOwnBoard = (search: URLSearchParams) => search.get('view') === 'board';

/** Links to the applications as a list and as a board. */
export function OwnViews() {
  const t = useTexts();
  const current = isOwnBoard(useSearchParams()[0]) ? 'board' : 'list';
  return (
    <nav aria-label={t('applications.views')} className={tabListClass}>
      {(['list', 'board'] as const).map((view) => (
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

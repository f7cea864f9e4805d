import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Link } from 'react-router';
import { homePath } from '#domain/home/home-paths.ts';
import { upcomingKinds } from '#domain/home/upcoming.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { tabClass, tabListClass } from '#web/ui/tab-class.ts';
import { UpcomingList } from './upcoming-list.tsx';

const kindIn = (search: URLSearchParams) =>
  upcomingKinds.find((kind) => kind === search.get('kind'));

export function upcomingPageInput(search: URLSearchParams) {
  const kind = kindIn(search);
  return kind ? { kind } : {};
}

/** All dates that are coming up, by kind. */
export function UpcomingPage() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { items, total } = useSuspenseQuery(
    api.home.listUpcoming.query(upcomingPageInput(search)),
  ).data;
  const current = kindIn(search);
  return (
    <div className="flex max-w-text flex-col gap-5">
      <nav aria-label={t('student-home.upcoming.kinds')} className={tabListClass}>
        {([undefined, ...upcomingKinds] as const).map((kind) => (
          <Link
            key={kind ?? 'all'}
            to={kind ? `?kind=${kind}` : '?'}
            aria-current={kind === current ? 'page' : undefined}
            className={joinClasses(
              tabClass,
              'aria-[current=page]:font-medium aria-[current=page]:text-ink aria-[current=page]:after:bg-primary',
            )}
          >
            {t(`student-home.upcoming.kind.${kind ?? 'all'}`)}
          </Link>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState
          title={t('student-home.upcoming.none')}
          description={t('student-home.upcoming.none-text')}
          action={
            <>
              <ButtonLink to={`${homePath}/off-campus`}>
                {t('student-home.upcoming.none-action')}
              </ButtonLink>
              <ButtonLink to="/community/events">{t('student-home.upcoming.events')}</ButtonLink>
            </>
          }
        />
      ) : (
        <>
          <p role="status" className="text-14 text-ink-muted">
            {t('student-home.upcoming.count', { count: total })}
          </p>
          <Card>
            <UpcomingList items={items} />
          </Card>
        </>
      )}
    </div>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { homePath, upcomingPath } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { UpcomingList } from './upcoming-list.tsx';

export const upcomingInput = { limit: 4 };

/** The next dates on the home page. */
export function UpcomingCard() {
  const t = useTexts();
  const { items, total } = useSuspenseQuery(api.home.listUpcoming.query(upcomingInput)).data;
  return (
    <Card
      title={t('student-home.upcoming.title')}
      action={
        total > items.length && (
          <Link to={upcomingPath} className="text-13 text-primary underline underline-offset-4">
            {t('student-home.upcoming.all', { count: total })}
          </Link>
        )
      }
    >
      {items.length === 0 ? (
        <div className="text-13 text-ink-muted">
          <p>{t('student-home.upcoming.none-text')}</p>
          <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
            <Link to={`${homePath}/off-campus`}>{t('student-home.upcoming.none-action')}</Link>
            <Link to="/community/events">{t('student-home.upcoming.events')}</Link>
          </p>
        </div>
      ) : (
        <UpcomingList items={items} />
      )}
    </Card>
  );
}

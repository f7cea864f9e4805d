import { useSuspenseQuery } from '@tanstack/react-query';
import { Briefcase, CalendarDays, Inbox, Users } from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useTotalText } from '#web/lib/use-total-text.ts';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { applicationList, overviewPaths } from './overview-paths.ts';

/** The company's counts, each with a link to what it counts. */
export function OverviewTiles() {
  const t = useTexts();
  const textOf = useTotalText();
  const { tiles } = useSuspenseQuery(api.overview.load.query()).data;
  return (
    <section
      aria-label={t('overview.tiles.title')}
      className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4"
    >
      {tiles.postings && (
        <StatTile
          label={t('overview.tiles.postings')}
          value={textOf(tiles.postings)}
          icon={Briefcase}
          to={`${overviewPaths.jobs}?status=active`}
        />
      )}
      <StatTile
        label={t('overview.tiles.candidates')}
        value={textOf(tiles.candidates)}
        icon={Users}
        to={applicationList()}
      />
      <StatTile
        label={t('overview.tiles.fresh')}
        value={textOf(tiles.fresh)}
        icon={Inbox}
        to={applicationList('status=pending')}
      />
      <StatTile
        label={t('overview.tiles.interviews')}
        value={textOf(tiles.interviews)}
        icon={CalendarDays}
        to={`${overviewPaths.interviews}?status=scheduled`}
      />
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Bookmark, Briefcase, CalendarClock, type LucideIcon, MessageSquare } from 'lucide-react';
import { listPaths } from '#domain/home/home-paths.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';

const icons: Record<keyof typeof listPaths, LucideIcon> = {
  open: Briefcase,
  unread: MessageSquare,
  closing: Bookmark,
  interviews: CalendarClock,
};
const names = Object.keys(listPaths) as (keyof typeof listPaths)[];

/** Counts, each with a link to what it counts. */
export function HomeTiles() {
  const t = useTexts();
  const format = useFormat();
  const { data } = useSuspenseQuery(api.home.load.query());
  return (
    <section
      aria-label={t('student-home.tiles.title')}
      className="grid grid-cols-2 gap-3 lg:grid-cols-4"
    >
      {names.map((name) => (
        <StatTile
          key={name}
          label={t(`student-home.tiles.${name}`)}
          value={format.number(data.tiles[name])}
          icon={icons[name]}
          to={listPaths[name]}
        />
      ))}
    </section>
  );
}

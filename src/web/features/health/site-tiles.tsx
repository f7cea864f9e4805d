import { useSuspenseQuery } from '@tanstack/react-query';
import { Briefcase, Building2, Inbox, Users } from 'lucide-react';
import type { SiteOverview } from '#contract/health.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useTotalText } from '#web/lib/use-total-text.ts';
import { StatTile } from '#web/ui/stat-tile.tsx';

const tiles = [
  ['users', Users, '/admin-dashboard/users'],
  ['companies', Building2, '/admin-dashboard/companies'],
  ['postings', Briefcase, '/admin-dashboard/jobs?status=active'],
  ['applications', Inbox, '/admin-dashboard/analytics/list?figure=applications&period=all'],
] as const;

/** The size of the platform, and how it grows from month to month. */
export function SiteTiles() {
  const t = useTexts();
  const textOf = useTotalText();
  const overview = useSuspenseQuery(api.health.loadOverview.query()).data;
  const changeOf = ({ recent, before }: SiteOverview['users']) => ({
    text:
      before === null
        ? t('health.cards.no-comparison', { recent })
        : t('health.cards.recent', { recent, before }),
    direction:
      before === null || recent === before
        ? ('flat' as const)
        : recent > before
          ? ('up' as const)
          : ('down' as const),
  });
  return (
    <section
      aria-label={t('health.cards.title')}
      className="grid grid-cols-1 gap-3 min-[420px]:grid-cols-2 sm:gap-4 lg:grid-cols-4"
    >
      {tiles.map(([name, icon, to]) => (
        <StatTile
          key={name}
          label={t(`health.cards.${name}`)}
          value={textOf(overview[name].total)}
          icon={icon}
          change={changeOf(overview[name])}
          to={to}
        />
      ))}
    </section>
  );
}

import {
  CalendarClock,
  ClipboardCheck,
  Handshake,
  type LucideIcon,
  MapPin,
  Users,
  Video,
} from 'lucide-react';
import { Link } from 'react-router';
import type { Upcoming } from '#contract/home.ts';
import { upcomingTarget } from '#domain/home/home-paths.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';

const icons: Record<Upcoming['kind'], LucideIcon> = {
  interview: CalendarClock,
  assessment: ClipboardCheck,
  offer: Handshake,
  drive: MapPin,
  event: Users,
  coach: Video,
};

/** Dates that are coming up, soonest first. */
export function UpcomingList({ items }: { items: readonly Upcoming[] }) {
  return (
    <ul className="divide-y divide-line">
      {items.map((item) => (
        <UpcomingRow key={`${item.kind} ${item.id}`} item={item} />
      ))}
    </ul>
  );
}

function UpcomingRow({ item }: { item: Upcoming }) {
  const t = useTexts();
  const format = useFormat();
  const { kind, dateKind, title, companyName, due, startsAt, isStale } = item;
  const date = format.dateTime(startsAt);
  const Icon = icons[kind];
  const what =
    kind === 'drive'
      ? t(`student-home.upcoming.drive.${dateKind ?? 'opens'}`)
      : t(`student-home.upcoming.${kind}`);
  return (
    <li className="relative flex gap-3 py-3 first:pt-0 last:pb-0">
      <Icon
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className="mt-0.5 shrink-0 text-ink-subtle"
      />
      <div className="min-w-0">
        <p className="text-14 font-medium wrap-anywhere">
          <Link
            to={upcomingTarget(item)}
            className="text-ink no-underline after:absolute after:inset-0 hover:text-primary"
          >
            {title}
          </Link>
        </p>
        <p className="text-13 wrap-anywhere text-ink-muted">
          {[what, companyName].filter(Boolean).join(' · ')}
        </p>
        <p className={isStale ? 'text-13 text-ink-subtle' : 'text-13 text-ink-muted'}>
          <time dateTime={startsAt.toISOString()}>
            {due === null ? date : t(`dashboard.${due}-by`, { date })}
          </time>
          {isStale && <span className="block">{t('student-home.upcoming.stale')}</span>}
        </p>
      </div>
    </li>
  );
}

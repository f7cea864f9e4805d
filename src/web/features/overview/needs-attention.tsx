import { useSuspenseQuery } from '@tanstack/react-query';
import {
  CalendarX,
  ChevronRight,
  CircleCheck,
  FilePen,
  Gauge,
  Hourglass,
  type LucideIcon,
  TriangleAlert,
} from 'lucide-react';
import { Link } from 'react-router';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { applicationList, overviewPaths } from './overview-paths.ts';

type Item = {
  key: string;
  icon: LucideIcon;
  isUrgent?: true;
  text: string;
  why: string;
  to: string;
};

/** What the company has to decide today, most urgent first; each item opens its list. */
export function NeedsAttention() {
  const t = useTexts();
  const { attention } = useSuspenseQuery(api.overview.load.queryOptions({ input: {} })).data;
  if (attention === null) return null;
  const { unanswered, closing, drafts, plan } = attention;
  const items: (Item | false | null)[] = [
    unanswered['25'].count > 0 && {
      key: '25',
      icon: TriangleAlert,
      isUrgent: true,
      text: t('overview.attention.unanswered', { count: unanswered['25'].count, days: 25 }),
      why: t('overview.attention.unanswered-25'),
      to: applicationList('waiting=25'),
    },
    unanswered['7'].count > unanswered['25'].count && {
      key: '7',
      icon: Hourglass,
      text: t('overview.attention.unanswered', { count: unanswered['7'].count, days: 7 }),
      why: t('overview.attention.unanswered-7'),
      to: applicationList('waiting=7'),
    },
    closing > 0 && {
      key: 'closing',
      icon: CalendarX,
      text: t('overview.attention.closing', { count: closing }),
      why: t('overview.attention.closing-text'),
      to: `${overviewPaths.jobs}?status=closing`,
    },
    plan && {
      key: 'plan',
      icon: Gauge,
      text: t('overview.attention.plan', { open: plan.open, limit: plan.limit }),
      why: t('overview.attention.plan-text'),
      to: `${overviewPaths.jobs}?status=active`,
    },
    drafts > 0 && {
      key: 'drafts',
      icon: FilePen,
      text: t('overview.attention.drafts', { count: drafts }),
      why: t('overview.attention.drafts-text'),
      to: `${overviewPaths.jobs}?status=draft`,
    },
  ];
  const shown = items.filter((item) => item !== false && item !== null);
  return (
    <Card as="section" title={t('overview.attention.title')} padding="none">
      {shown.length === 0 ? (
        <p className="flex items-center gap-3 border-t border-line px-4 py-4 text-14 text-ink-muted sm:px-5">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-success" />
          {t('overview.attention.none')}
        </p>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {shown.map(({ key, icon: Icon, isUrgent, text, why, to }) => (
            <li key={key}>
              <Link
                to={to}
                className="flex items-center gap-3 px-4 py-3 no-underline hover:bg-hover sm:px-5"
              >
                <Icon
                  size={20}
                  aria-hidden="true"
                  className={isUrgent ? 'shrink-0 text-danger' : 'shrink-0 text-ink-subtle'}
                />
                <span className="min-w-0 flex-1">
                  <span className="block text-14 font-medium text-ink">{text}</span>
                  <span className="block text-13 text-ink-muted">{why}</span>
                </span>
                <ChevronRight
                  size={16}
                  aria-hidden="true"
                  className="shrink-0 text-ink-subtle rtl:-scale-x-100"
                />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import {
  CalendarX,
  ClipboardCheck,
  FilePen,
  Gauge,
  Hourglass,
  Inbox,
  TriangleAlert,
} from 'lucide-react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { type AttentionItem, AttentionList } from '#web/ui/attention-list.tsx';
import { applicationList, overviewPaths } from './overview-paths.ts';

/** What the company has to decide today, most urgent first; each item opens its list. */
export function NeedsAttention() {
  const t = useTexts();
  const { attention, unfinished } = useSuspenseQuery(api.overview.load.query()).data;
  const decisions = useDecisions();
  const items: (AttentionItem | false | null)[] = [
    ...decisions,
    unfinished.count > 0 && {
      key: 'interviews',
      icon: ClipboardCheck,
      text: t('overview.attention.interviews', { count: unfinished.count }),
      why: t(
        attention === null
          ? 'overview.attention.interviews-own'
          : 'overview.attention.interviews-text',
      ),
      to: `${overviewPaths.interviews}?status=unfinished`,
    },
  ];
  return (
    <AttentionList
      title={t('overview.attention.title')}
      none={t('overview.attention.none')}
      items={items.filter((item) => item !== false && item !== null)}
    />
  );
}

/** Applications and postings; nothing for interviewers, who decide nothing. */
function useDecisions(): (AttentionItem | false | null)[] {
  const t = useTexts();
  const { attention, tiles } = useSuspenseQuery(api.overview.load.query()).data;
  if (attention === null) return [];
  const { unanswered, closing, drafts, plan } = attention;
  return [
    unanswered['25'].count > 0 && {
      key: '25',
      icon: TriangleAlert,
      isUrgent: true,
      text: t('overview.attention.unanswered', { count: unanswered['25'].count, days: 25 }),
      why: t('overview.attention.unanswered-25'),
      to: applicationList('answer=25'),
    },
    unanswered['7'].count > unanswered['25'].count && {
      key: '7',
      icon: Hourglass,
      text: t('overview.attention.unanswered', { count: unanswered['7'].count, days: 7 }),
      why: t('overview.attention.unanswered-7'),
      to: applicationList('answer=7'),
    },
    unanswered['7'].count === 0 &&
      tiles.fresh.count > 0 && {
        key: 'fresh',
        icon: Inbox,
        text: t('overview.attention.fresh', { count: tiles.fresh.count }),
        why: t('overview.attention.unanswered-7'),
        to: applicationList('status=pending'),
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
      why: t('overview.attention.plan-text', { plan: t(`plan.names.${plan.id}`) }),
      to: '/company-dashboard/plan',
    },
    drafts > 0 && {
      key: 'drafts',
      icon: FilePen,
      text: t('overview.attention.drafts', { count: drafts }),
      why: t('overview.attention.drafts-text'),
      to: `${overviewPaths.jobs}?status=draft`,
    },
  ];
}

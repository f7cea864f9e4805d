import { useSuspenseQuery } from '@tanstack/react-query';
import {
  Building2,
  CreditCard,
  Flag,
  type LucideIcon,
  Mail,
  Plug,
  TriangleAlert,
} from 'lucide-react';
import type { SiteOverview } from '#contract/health.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { AttentionList } from '#web/ui/attention-list.tsx';

type Waiting = keyof SiteOverview['attention'];

const admin = '/admin-dashboard';
const items = [
  ['failedTasks', 'failed-tasks', TriangleAlert, `${admin}/system`],
  ['companies', 'companies', Building2, `${admin}/companies?status=pending`],
  ['reports', 'reports', Flag, `${admin}/moderation`],
  ['plans', 'plans', CreditCard, `${admin}/plans?state=open`],
  ['messages', 'messages', Mail, `${admin}/moderation/messages?state=open`],
  ['sources', 'sources', Plug, `${admin}/settings/sources`],
] as const satisfies readonly (readonly [Waiting, string, LucideIcon, string])[];

/** What waits for an administrator; each item opens its list. */
export function SiteAttention() {
  const t = useTexts();
  const { attention } = useSuspenseQuery(api.health.loadOverview.query()).data;
  return (
    <AttentionList
      title={t('health.attention.title')}
      none={t('health.attention.none')}
      items={items
        .filter(([name]) => attention[name] > 0)
        .map(([name, text, icon, to]) => ({
          key: name,
          icon,
          isUrgent: name === 'failedTasks',
          text: t(`health.attention.${text}`, { count: attention[name] }),
          why: t(`health.attention.${text}-text`, { count: attention[name] }),
          to,
        }))}
    />
  );
}

import { useSearchParams } from 'react-router';
import type { Me } from '#contract/account.ts';
import { priorities } from '#domain/notification/notification-priority.ts';
import { kindsOf } from '#domain/notification/notification.ts';
import { readStates } from '#domain/notification/read-state.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { notificationFilters } from './notification-input.ts';

export function NotificationFilters({ me }: { me: Me }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { search, kind, state, priority } = notificationFilters(params);
  const kinds = kindsOf(me.kind).filter(({ channels }) => channels.includes('inApp'));
  return (
    <ListFilters
      search={{
        value: search,
        label: t('notification.search-label'),
        placeholder: t('notification.search'),
      }}
      folded={[kind, state, priority].filter(Boolean).length}
      clear={
        Boolean(search || kind || state || priority) && { to: '?', text: t('notification.clear') }
      }
    >
      <FilterSelect
        name="type"
        label={t('notification.type')}
        value={kind}
        all={t('notification.all-types')}
        options={kinds.map((each) => ({
          value: each.kind,
          label: t(`settings.notifications.${each.kind}`),
        }))}
        className="w-full sm:w-64"
      />
      <FilterSelect
        name="state"
        label={t('notification.state')}
        value={state}
        all={t('notification.all-states')}
        options={optionsOf(readStates, (value) => t(`notification.${value}`))}
        className="w-full sm:w-40"
      />
      <FilterSelect
        name="priority"
        label={t('notification.priority')}
        value={priority}
        all={t('notification.all-priorities')}
        options={optionsOf(priorities, (value) => t(`notification.priorities.${value}`))}
        className="w-full sm:w-40"
      />
    </ListFilters>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { contactStates } from '#domain/contact/contact-state.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { StateFilters } from '#web/lib/state-filters.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { contactFilters, contactInput } from './contact-input.ts';
import { ContactMessageCard } from './contact-message.tsx';

export function ContactList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.contact.list.query(contactInput(params)));
  const { state, search } = contactFilters(params);
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-all') };
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('dashboard.contact-messages')}
        purpose={t('admin-community.messages.purpose')}
      />
      <div className="grid grid-cols-3 gap-3">
        {contactStates.map((each) => (
          <StatTile
            key={each}
            label={t(`admin-community.messages.states.${each}`)}
            value={data.counts[each]}
            to={`?state=${each}`}
          />
        ))}
      </div>
      <StateFilters
        texts="admin-community.messages"
        search={search}
        state={state}
        states={contactStates}
        labelOf={(each) => t(`admin-community.messages.states.${each}`)}
        all={t('dashboard.all-statuses')}
        clear={clear}
      />
      <ListResults
        texts="admin-community.messages"
        data={data}
        clear={clear}
        pages={t('admin-community.messages.pages')}
      >
        <ul className="flex flex-col gap-4">
          {data.items.map((message) => (
            <li key={message.id}>
              <ContactMessageCard message={message} />
            </li>
          ))}
        </ul>
      </ListResults>
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { contactStates } from '#domain/contact/contact-state.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { StatTile } from '#web/ui/stat-tile.tsx';
import { contactFilters, contactInput } from './contact-input.ts';
import { ContactMessageCard } from './contact-message.tsx';

export function ContactList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.contact.list.queryOptions({ input: contactInput(params) }));
  const { state, search } = contactFilters(params);
  const isFiltered = Boolean(state || search);
  const { count, capped } = data.total;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-community.messages.title')}
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
      <ListFilters
        search={{
          value: search,
          label: t('admin-community.messages.search-label'),
          placeholder: t('admin-community.messages.search'),
        }}
        clear={isFiltered && { to: '?', text: t('admin-community.clear') }}
      >
        <FilterSelect
          name="state"
          label={t('admin-community.messages.state')}
          value={state}
          all={t('admin-community.messages.all')}
          options={contactStates.map((value) => ({
            value,
            label: t(`admin-community.messages.states.${value}`),
          }))}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-community.messages.count-capped' : 'admin-community.messages.count', {
          count,
        })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-community.messages.empty.title')}
          description={t(`admin-community.messages.empty.${isFiltered ? 'filtered' : 'text'}`)}
          action={isFiltered && <ButtonLink to="?">{t('admin-community.clear')}</ButtonLink>}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {data.items.map((message) => (
            <li key={message.id}>
              <ContactMessageCard message={message} />
            </li>
          ))}
        </ul>
      )}
      <ListPager label={t('admin-community.messages.pages')} data={data} />
    </section>
  );
}

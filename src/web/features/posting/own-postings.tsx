import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import type { OwnPosting } from '#contract/posting.ts';
import { ownPostingLists } from '#domain/posting/posting.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { useWhere } from '#web/lib/use-where.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { Unbroken } from '#web/ui/unbroken.tsx';
import { OwnPostingMenu } from './own-posting-menu.tsx';
import { ownPostingFilters, ownPostingsInput } from './own-postings-input.ts';
import { PostingDeadline } from './posting-deadline.tsx';
import { postingPath, postingsPath } from './posting-path.ts';
import { PostingStateBadge } from './posting-state-badge.tsx';

export function OwnPostings() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.posting.listOwn.query(ownPostingsInput(params)));
  const { state, search } = ownPostingFilters(params);
  const { count, capped } = data.total;
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-all') };
  if (data.items.length === 0 && !clear) {
    return (
      <EmptyState
        title={t('posting.empty.title')}
        description={t('posting.empty.text')}
        action={
          <ButtonLink to={`${postingsPath}/new`} variant="primary">
            {t('posting.empty.action')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-5">
      <ListFilters
        search={{
          value: search,
          label: t('posting.list.search-label'),
          placeholder: t('posting.list.search'),
        }}
        clear={clear}
      >
        <FilterSelect
          name="status"
          label={t('dashboard.status')}
          value={state}
          all={t('posting.list.all')}
          options={optionsOf(ownPostingLists, (value) =>
            value === 'closing' ? t('posting.list.closing') : t(`posting.state.${value}`),
          )}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'posting.list.count-capped' : 'posting.list.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t('posting.empty-filtered.title')}
          description={t('posting.empty-filtered.text')}
          action={clear && <ButtonLink to={clear.to}>{clear.text}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<OwnPosting>
            caption={t('posting.list.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowTo={(row) => postingPath(row.id)}
            rowActionsHeader={t('dashboard.actions')}
            rowActions={(row) => <OwnPostingMenu posting={row} />}
            columns={[
              {
                key: 'title',
                header: t('dashboard.title'),
                main: true,
                cell: (row) => (
                  <>
                    {row.title || t('dashboard.untitled-job')}
                    <Where posting={row} />
                  </>
                ),
              },
              {
                key: 'state',
                header: t('dashboard.status'),
                bare: true,
                cell: (row) => <PostingStateBadge state={row.state} />,
              },
              {
                key: 'role',
                isDroppedWhenNarrow: true,
                header: t('common.role'),
                className: 'wrap-anywhere',
                cell: (row) => row.primaryRole ?? t('posting.editor.choose'),
              },
              {
                key: 'applications',
                header: t('dashboard.applications'),
                align: 'end',
                cell: (row) => <Applications posting={row} />,
              },
              {
                key: 'posted',
                isDroppedWhenNarrow: true,
                header: t('dashboard.posted'),
                className: 'sm:whitespace-nowrap md:w-32',
                cell: (row) =>
                  row.postedAt ? (
                    <time dateTime={row.postedAt.toISOString()}>{format.date(row.postedAt)}</time>
                  ) : (
                    t('posting.list.not-posted')
                  ),
              },
              {
                key: 'deadline',
                header: t('posting.list.deadline'),
                className: 'sm:whitespace-nowrap md:w-32',
                cell: (row) => <PostingDeadline posting={row} />,
              },
            ]}
          />
        </Card>
      )}
      <ListPager
        label={t('posting.list.pages')}
        newerText={t('posting.list.newer')}
        olderText={t('posting.list.older')}
        data={data}
      />
    </div>
  );
}

/** Department, location and type, where known. */
function Where({ posting }: { posting: OwnPosting }) {
  const where = useWhere(posting);
  const kindText = usePostingKind();
  const type = posting.type === 'Remote' ? null : posting.type;
  const known = [posting.department, ...where, type && kindText(type)].filter(Boolean);
  if (known.length === 0) return null;
  return (
    <span className="block text-13 font-normal wrap-anywhere text-ink-muted">
      <Unbroken text={known.join(' · ')} />
    </span>
  );
}

function Applications({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const format = useFormat();
  const { count, capped } = posting.applications;
  const text = format.number(count);
  if (count === 0) return text;
  const title = posting.title || t('dashboard.untitled-job');
  return (
    <Link
      to={`/company-dashboard/applications?posting=${posting.id}`}
      aria-label={t('posting.list.applications-of', { count, title })}
    >
      {capped ? t('common.capped', { count: text }) : text}
    </Link>
  );
}

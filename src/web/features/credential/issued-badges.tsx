import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { IssuedCredential } from '#contract/credential.ts';
import { issuedStates } from '#domain/credential/credential.ts';
import { api } from '#web/lib/api.ts';
import { FilterSelect, ListFilters } from '#web/lib/list-filters.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { issuedFilters, issuedInput } from './issued-input.ts';
import { RevokeDialog } from './revoke-dialog.tsx';

/** All badges of this site, for administrators. */
export function IssuedBadges() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const [revoked, setRevoked] = useState<IssuedCredential | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { data } = useSuspenseQuery(
    api.credential.list.queryOptions({ input: issuedInput(params) }),
  );
  const { state, search } = issuedFilters(params);
  const isFiltered = Boolean(state || search);
  const { count, capped } = data.total;
  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={t('admin-credential.title')} purpose={t('admin-credential.purpose')} />
      <ListFilters
        search={{
          value: search,
          label: t('admin-credential.search-label'),
          placeholder: t('admin-credential.search'),
        }}
        clear={isFiltered && { to: '?', text: t('admin-credential.clear') }}
      >
        <FilterSelect
          name="state"
          label={t('admin-credential.state')}
          value={state}
          all={t('admin-credential.all')}
          options={issuedStates.map((value) => ({
            value,
            label: t(`admin-credential.states.${value}`),
          }))}
        />
      </ListFilters>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-credential.count-capped' : 'admin-credential.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          level={2}
          title={t('admin-credential.empty')}
          description={t(`admin-credential.${isFiltered ? 'empty-filtered' : 'empty-text'}`)}
          action={isFiltered && <ButtonLink to="?">{t('admin-credential.clear')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<IssuedCredential>
            caption={t('admin-credential.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowActionsHeader={t('admin-credential.columns.actions')}
            rowActions={(row) => (
              <BadgeMenu
                row={row}
                onRevoke={() => {
                  setRevoked(row);
                  setIsOpen(true);
                }}
              />
            )}
            columns={[
              {
                key: 'title',
                header: t('admin-credential.columns.title'),
                main: true,
                className: 'wrap-anywhere',
                cell: (row) => row.title,
              },
              {
                key: 'holder',
                header: t('admin-credential.columns.holder'),
                className: 'wrap-anywhere',
                cell: (row) => row.holder,
              },
              {
                key: 'state',
                header: t('admin-credential.state'),
                cell: ({ revokedAt, revokedReason }) =>
                  revokedAt === null ? (
                    <Badge tone="success">{t('admin-credential.states.issued')}</Badge>
                  ) : (
                    <span className="flex flex-col items-start gap-1 wrap-anywhere">
                      <Badge tone="danger">{t('admin-credential.states.revoked')}</Badge>
                      <span className="text-12 text-ink-muted">
                        {t('admin-credential.revoked-on', {
                          date: format.date(revokedAt),
                          reason: revokedReason ?? '',
                        })}
                      </span>
                    </span>
                  ),
              },
              {
                key: 'issued',
                header: t('admin-credential.columns.issued'),
                cell: (row) => format.date(row.issuedAt),
              },
              {
                key: 'until',
                header: t('admin-credential.columns.until'),
                cell: ({ expiresAt }) =>
                  expiresAt ? format.date(expiresAt) : t('admin-credential.no-end'),
              },
            ]}
          />
        </Card>
      )}
      <ListPager label={t('admin-credential.pages')} data={data} />
      {revoked && (
        <RevokeDialog
          key={revoked.id}
          badge={revoked}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

function BadgeMenu({ row, onRevoke }: { row: IssuedCredential; onRevoke: () => void }) {
  const t = useTexts();
  return (
    <RowMenu
      label={t('admin-credential.actions-of', { title: row.title, name: row.holder })}
      items={[
        {
          text: t('admin-credential.verify'),
          to: `/blockchain-verification?badge=${row.id}#result`,
        },
        ...(row.revokedAt === null
          ? [{ text: t('admin-credential.revoke'), danger: true, onSelect: onRevoke }]
          : []),
      ]}
    />
  );
}

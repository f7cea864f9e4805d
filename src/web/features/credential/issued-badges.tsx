import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { IssuedCredential } from '#contract/credential.ts';
import { issuedStates } from '#domain/credential/credential.ts';
import { api } from '#web/lib/api.ts';
import { ListResults } from '#web/lib/list-results.tsx';
import { StateFilters } from '#web/lib/state-filters.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
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
  const { data } = useSuspenseQuery(api.credential.list.query(issuedInput(params)));
  const { state, search } = issuedFilters(params);
  const clear = Boolean(state || search) && { to: '?', text: t('dashboard.clear-filters') };
  return (
    <section className="flex flex-col gap-5">
      <PageHeader title={t('admin-credential.title')} purpose={t('admin-credential.purpose')} />
      <StateFilters
        texts="admin-credential"
        search={search}
        state={state}
        states={issuedStates}
        labelOf={(each) => t(`admin-credential.states.${each}`)}
        all={t('admin-credential.all')}
        clear={clear}
      />
      <ListResults
        texts="admin-credential"
        data={data}
        clear={clear}
        pages={t('dashboard.pages-of-badges')}
      >
        <Card padding="none">
          <TableOrCards<IssuedCredential>
            caption={t('admin-credential.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowActionsHeader={t('dashboard.actions')}
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
                header: t('dashboard.status'),
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
      </ListResults>
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
          text: t('common.verify'),
          to: `/blockchain-verification?badge=${row.id}#result`,
        },
        ...(row.revokedAt === null
          ? [{ text: t('admin-credential.revoke'), danger: true, onSelect: onRevoke }]
          : []),
      ]}
    />
  );
}

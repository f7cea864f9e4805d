import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { SigningKey } from '#contract/credential.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { RowMenu } from '#web/ui/row-menu.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { CompromiseDialog } from './compromise-dialog.tsx';
import { keyName } from './key-name.ts';

/** The keys that sign badges, for administrators. */
export function SigningKeys() {
  const t = useTexts();
  const format = useFormat();
  const [marked, setMarked] = useState<SigningKey | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { items } = useSuspenseQuery(api.credential.listKeys.query()).data;
  return (
    <section aria-labelledby="keys-title" className="mt-10 flex flex-col gap-4">
      <div>
        <h2 id="keys-title" className="text-20 font-semibold">
          {t('admin-credential.keys.title')}
        </h2>
        <p className="mt-1 max-w-text text-14 text-ink-muted">
          {t(items.length === 0 ? 'admin-credential.keys.none' : 'admin-credential.keys.text')}
        </p>
      </div>
      {items.length > 0 && (
        <Card padding="none">
          <TableOrCards<SigningKey>
            caption={t('admin-credential.keys.caption')}
            rows={items}
            rowKey={({ id }) => id}
            rowActionsHeader={t('dashboard.actions')}
            rowActions={(row) => (
              <RowMenu
                label={t('admin-credential.keys.actions-of', { key: keyName(row.id) })}
                items={[
                  {
                    text: t(
                      row.compromisedAt === null
                        ? 'admin-credential.keys.mark'
                        : 'admin-credential.keys.earlier',
                    ),
                    danger: true,
                    onSelect: () => {
                      setMarked(row);
                      setIsOpen(true);
                    },
                  },
                ]}
              />
            )}
            columns={[
              {
                key: 'key',
                header: t('admin-credential.keys.columns.key'),
                main: true,
                className: 'font-mono',
                cell: ({ id }) => keyName(id),
              },
              {
                key: 'state',
                header: t('dashboard.status'),
                cell: ({ retiredAt, compromisedAt }) =>
                  compromisedAt ? (
                    <Badge tone="danger">
                      {t('admin-credential.keys.states.compromised', {
                        date: format.dateTime(compromisedAt),
                      })}
                    </Badge>
                  ) : retiredAt ? (
                    t('admin-credential.keys.states.retired', { date: format.date(retiredAt) })
                  ) : (
                    <Badge tone="success">{t('admin-credential.keys.states.current')}</Badge>
                  ),
              },
              {
                key: 'since',
                header: t('admin-credential.keys.columns.since'),
                cell: ({ createdAt }) => format.date(createdAt),
              },
              {
                key: 'badges',
                header: t('admin-credential.keys.columns.badges'),
                className: 'tabular-nums',
                cell: ({ badges }) => format.number(badges),
              },
            ]}
          />
        </Card>
      )}
      {marked && (
        <CompromiseDialog
          key={marked.id}
          signingKey={marked}
          open={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </section>
  );
}

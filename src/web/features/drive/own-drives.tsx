import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OwnDrive } from '#contract/drive.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useFreshDialog } from '#web/lib/use-fresh-dialog.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { OwnDriveMenu } from './own-drive-menu.tsx';
import { useUndoChange } from './use-undo-change.ts';

const OwnDriveForm = lazy(() => import('./own-drive-form.tsx'));

const tones = {
  shown: 'success',
  stale: 'warning',
  hidden: 'warning',
  empty: 'neutral',
  cancelled: 'danger',
} as const;

function stateOf(drive: OwnDrive): keyof typeof tones {
  if (drive.isCancelled) return 'cancelled';
  if (drive.dates.length === 0) return 'empty';
  if (!drive.isSourced) return 'hidden';
  return drive.isStale ? 'stale' : 'shown';
}

/** All drives, for administrators to maintain, or those of a company, which posts them itself. */
export function OwnDrives({ company = null }: { company?: string | null }) {
  const t = useTexts();
  const format = useFormat();
  const offerUndo = useUndoChange();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.drive.listOwn.query(pageInput(params)));
  const form = useFreshDialog();
  /** The drive in the form; null adds one. */
  const [editedId, setEditedId] = useState<string | null>(null);
  const edit = (id: string | null) => {
    setEditedId(id);
    form.open();
  };
  const { count, capped } = data.total;
  return (
    <section className="flex flex-col gap-6">
      <div className="flex flex-wrap items-start justify-between gap-3">
        {company === null && (
          <div>
            <h1 className="text-20 font-semibold sm:text-28">{t('admin-drive.title')}</h1>
            <p className="mt-1 max-w-text text-14 text-ink-muted">{t('admin-drive.purpose')}</p>
          </div>
        )}
        <Button variant="primary" icon={Plus} onClick={() => edit(null)}>
          {t('admin-drive.add')}
        </Button>
      </div>
      {count > 0 && (
        <p className="text-13 text-ink-muted" role="status">
          {t(capped ? 'dashboard.more-than-count-drives' : 'admin-drive.count', { count })}
        </p>
      )}
      {data.items.length === 0 ? (
        <EmptyState
          title={t('admin-drive.empty-title')}
          description={t(company ? 'admin-drive.company.empty' : 'admin-drive.empty-text')}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<OwnDrive>
            caption={t('admin-drive.caption')}
            rows={data.items}
            rowKey={(row) => row.id}
            rowActionsHeader={t('dashboard.actions')}
            rowActions={(row) => <OwnDriveMenu drive={row} onEdit={() => edit(row.id)} />}
            columns={[
              {
                key: 'drive',
                header: t('admin-drive.columns.drive'),
                main: true,
                cell: (row) => (
                  <span className="flex flex-wrap items-center gap-x-2">
                    <span>{`${row.form.companyName} · ${row.form.title}`}</span>
                    {row.isDemo && <Badge tone="accent">{t('dashboard.demo')}</Badge>}
                  </span>
                ),
              },
              {
                key: 'dates',
                header: t('dashboard.dates'),
                cell: (row) => t('admin-drive.dates', { count: row.dates.length }),
              },
              {
                key: 'verified',
                header: t('admin-drive.columns.verified'),
                cell: (row) =>
                  row.form.verifiedOn
                    ? format.date(new Date(`${row.form.verifiedOn}T12:00:00Z`))
                    : t('dashboard.never'),
              },
              {
                key: 'followers',
                header: t('admin-drive.columns.followers'),
                align: 'end',
                cell: (row) => format.number(row.followers),
              },
              {
                key: 'state',
                header: t('dashboard.state'),
                bare: true,
                cell: (row) => {
                  const state = stateOf(row);
                  return <Badge tone={tones[state]}>{t(`admin-drive.states.${state}`)}</Badge>;
                },
              },
            ]}
          />
        </Card>
      )}
      <ListPager label={t('dashboard.pages-of-drives')} data={data} />
      <Suspense>
        {form.turn > 0 && (
          <OwnDriveForm
            key={form.turn}
            company={company}
            drive={data.items.find(({ id }) => id === editedId) ?? null}
            {...form.state}
            onSaved={(changeId) => offerUndo(t('admin-drive.form.saved'), changeId)}
          />
        )}
      </Suspense>
    </section>
  );
}

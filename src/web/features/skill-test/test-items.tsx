import { useSuspenseQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router';
import type { TestItemRow } from '#contract/skill-test.ts';
import {
  fewestItemAnswers,
  type ItemSort,
  itemSorts,
  lowDiscrimination,
} from '#domain/skill-test/item-statistics.ts';
import { testDomains } from '#domain/skill-test/skill-test.ts';
import { api } from '#web/lib/api.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { optionsOf } from '#web/ui/options-of.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Select } from '#web/ui/select.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { ImportItems } from './import-items.tsx';
import { RemoveItem } from './remove-item.tsx';
import { testItemInput } from './test-item-input.ts';

/** The items of a domain with their statistics, for administrators. */
export function TestItems() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const input = testItemInput(params);
  const { data } = useSuspenseQuery(api.skillTest.listItems.query(input));
  const sort = (by: ItemSort) => {
    const isSorted = input.sort === by;
    const next = isSorted && input.direction === 'ascending' ? 'descending' : 'ascending';
    return {
      direction: isSorted ? input.direction : ('none' as const),
      to: filterLink(params, { sort: by, direction: next }),
    };
  };
  const orFew = ({ answers }: TestItemRow, text: string | null) =>
    text ??
    (answers < fewestItemAnswers
      ? t('admin-skill-test.few', { answers, count: fewestItemAnswers })
      : t('admin-skill-test.unknown'));
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('dashboard.test-items')}
        purpose={t('admin-skill-test.purpose', { count: fewestItemAnswers })}
      />
      <div className="grid gap-4 min-[24rem]:max-sm:grid-cols-2 sm:max-w-60">
        <Field label={t('dashboard.domain')}>
          <Select
            value={input.domain}
            onChange={(event) =>
              void navigate(filterLink(params, { domain: event.currentTarget.value }))
            }
            options={optionsOf(testDomains, (domain) => t(`skill-test.domains.${domain}`))}
          />
        </Field>
        {/* On cards there are no headers to sort by. */}
        <Field label={t('admin-skill-test.sort')} className="sm:hidden">
          <Select
            value={`${input.sort} ${input.direction}`}
            onChange={(event) => {
              const [by = '', direction = ''] = event.currentTarget.value.split(' ');
              void navigate(filterLink(params, { sort: by, direction }));
            }}
            options={itemSorts.flatMap((by) =>
              (['ascending', 'descending'] as const).map((direction) => ({
                value: `${by} ${direction}`,
                label: t(`admin-skill-test.sorts.${by}-${direction}`),
              })),
            )}
          />
        </Field>
      </div>
      <Card padding="none">
        <TableOrCards<TestItemRow>
          caption={t('admin-skill-test.caption')}
          rows={data}
          rowKey={(row) => row.id}
          rowActionsHeader={t('dashboard.actions')}
          rowActions={(row) => row.isImported && <RemoveItem itemId={row.id} />}
          columns={[
            {
              key: 'item',
              header: t('admin-skill-test.columns.item'),
              main: true,
              sort: sort('item'),
              cell: (row) => (
                <span className="flex flex-wrap items-center gap-2">
                  <span className="wrap-anywhere">{row.id}</span>
                  {row.isImported && <Badge tone="accent">{t('admin-skill-test.imported')}</Badge>}
                </span>
              ),
            },
            {
              key: 'skill',
              header: t('admin-skill-test.columns.skill'),
              cell: (row) => `${row.skill} · ${t(`skill-test.difficulty.${row.difficulty}`)}`,
            },
            {
              key: 'answers',
              header: t('admin-skill-test.columns.answers'),
              align: 'end',
              sort: sort('answers'),
              cell: (row) => row.answers,
            },
            {
              key: 'share',
              header: t('admin-skill-test.columns.share'),
              align: 'end',
              sort: sort('share'),
              cell: (row) =>
                orFew(
                  row,
                  row.share === null ? null : t('admin-skill-test.percent', { share: row.share }),
                ),
            },
            {
              key: 'discrimination',
              header: t('admin-skill-test.columns.discrimination'),
              align: 'end',
              sort: sort('discrimination'),
              cell: (row) => (
                <Discrimination value={row.discrimination} missing={orFew(row, null)} />
              ),
            },
          ]}
        />
      </Card>
      <p className="max-w-text text-13 text-ink-muted">
        {t('admin-skill-test.help', { low: lowDiscrimination })}
      </p>
      <ImportItems />
    </section>
  );
}

function Discrimination({ value, missing }: { value: number | null; missing: string }) {
  const t = useTexts();
  if (value === null) return missing;
  return (
    <span className="inline-flex items-center gap-2">
      {value < lowDiscrimination && <Badge tone="warning">{t('admin-skill-test.low')}</Badge>}
      {t('admin-skill-test.number', { value })}
    </span>
  );
}

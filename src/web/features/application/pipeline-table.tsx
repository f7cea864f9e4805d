import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { ReceivedApplication, ReceivedGroup } from '#contract/application.ts';
import { columnsOf } from '#domain/application/received-columns.ts';
import { orderOf } from '#domain/application/received-sort.ts';
import { stageKey } from '#domain/stage/stage.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { MoveMenu } from './move-menu.tsx';
import { NoApplications } from './no-applications.tsx';
import { PipelineTools } from './pipeline-tools.tsx';
import { useReceivedColumns } from './received-cells.tsx';
import { receivedFilters, receivedInput } from './received-input.ts';
import type { Selection } from './use-selection.ts';
import { workspacePath } from './workspace-path.ts';

/** The status and stage that a row is listed under, with how many are in it on all pages. */
function useGroupOf() {
  const t = useTexts();
  const format = useFormat();
  return ({ status, stage }: ReceivedApplication, groups: readonly ReceivedGroup[]) => {
    const group = groups.find((each) => each.status === status);
    const name = stageKey(stage?.name ?? '');
    const within = group?.stages.find((each) => stageKey(each.name) === name);
    const title = t(`application.company-status.${status}`);
    return {
      key: `${status} ${name}`,
      heading: (
        <span className="flex items-baseline gap-2">
          {within
            ? t('pipeline.stage.of', {
                status: title,
                stage: within.name || t('pipeline.board.no-stage'),
              })
            : title}{' '}
          <span className="font-normal text-ink-subtle tabular-nums">
            {format.number((within ?? group)?.total ?? 0)}
          </span>
        </span>
      ),
    };
  };
}

export function PipelineTable({ selection }: { selection: Selection }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.application.listReceived.query(receivedInput(params)));
  const { items, mayDecide } = data;
  useLostFocus(items.length > 0);
  const columns = useReceivedColumns(columnsOf(params.get('columns')), params);
  const { by, isAscending } = orderOf(receivedFilters(params).sort);
  const groupOf = useGroupOf();
  const nameOf = (row: ReceivedApplication) =>
    t('pipeline.name-of', { name: row.fullName, title: row.postingTitle });
  const times = [t('company.applications.newer'), t('company.applications.older')] as const;
  const [before, after] =
    by !== 'applied'
      ? [t('pipeline.sort.previous'), t('pipeline.sort.next')]
      : isAscending
        ? [times[1], times[0]]
        : times;
  return (
    <PipelineTools
      postings={data.postings}
      stages={data.stages}
      isCapped={data.postingsCapped}
      count={data.total.count}
      countCapped={data.total.capped}
      isTable
    >
      {items.length === 0 ? (
        <NoApplications mayDecide={mayDecide} />
      ) : (
        <Card padding="none">
          <TableOrCards<ReceivedApplication>
            caption={t('dashboard.applications')}
            isFixed
            rows={items}
            rowKey={(row) => row.id}
            rowTo={(row) => workspacePath(row.id, params)}
            groupOf={by === 'status' ? (row) => groupOf(row, data.groups) : undefined}
            rowActionsHeader={t('dashboard.actions')}
            rowActions={mayDecide ? (row) => <MoveMenu application={row} /> : undefined}
            selected={mayDecide ? (row) => selection.chosen.has(row.id) : undefined}
            selecting={
              mayDecide
                ? {
                    label: (row) => t('pipeline.select', { name: nameOf(row) }),
                    allLabel: t('pipeline.select-page'),
                    onToggle: (row, isOn, isRange) => selection.toggle(row, items, isRange, isOn),
                    onAll: (isOn) => selection.set(items, isOn),
                  }
                : undefined
            }
            columns={[
              {
                key: 'name',
                header: t('dashboard.candidate'),
                main: true,
                // Stays in view while the columns scroll.
                className: 'sm:sticky sm:start-0 sm:w-40 sm:bg-inherit',
                cell: (row) => row.fullName,
                label: nameOf,
              },
              ...columns,
            ]}
          />
        </Card>
      )}
      <ListPager
        label={t('company.applications.pages')}
        newerText={before}
        olderText={after}
        data={data}
      />
    </PipelineTools>
  );
}

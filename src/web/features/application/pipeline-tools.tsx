import { Columns3, Download, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { viewQuery } from '#domain/application/received-view.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Select } from '#web/ui/select.tsx';
import { ViewSwitch } from '#web/ui/view-switch.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { preloadBoard } from './load-board.ts';
import { rememberView, viewOf } from './pipeline-input.ts';
import { ReceivedFilters } from './received-filters.tsx';
import { hasFilters, receivedFilters } from './received-input.ts';
import { ViewMenu } from './view-menu.tsx';

type PipelineToolsProps = {
  postings: { id: string; title: string }[];
  stages: string[];
  isCapped: boolean;
  count: number;
  /** The real number is higher than `count`. */
  countCapped?: boolean;
  /** Its order and columns can be changed, and it can be exported. */
  isTable?: boolean;
  children: ReactNode;
};

/** Filters, view switch and count, shared by table and board. */
export function PipelineTools({
  postings,
  stages,
  isCapped,
  count,
  countCapped = false,
  isTable = false,
  children,
}: PipelineToolsProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  if (count === 0 && !hasFilters(params)) return children;
  return (
    <div className="flex flex-col gap-5">
      <ReceivedFilters postings={postings} stages={stages} isCapped={isCapped} />
      <div className="flex flex-wrap items-center gap-3">
        <p className="grow text-13 text-ink-muted" role="status">
          {countCapped
            ? t('company.applications.count-capped', { count })
            : t('company.applications.count', { count })}
        </p>
        <PipelineViews />
        <div className={joinClasses('flex items-center gap-3', isTable && 'max-sm:w-full')}>
          {isTable && (
            <>
              <Sort />
              <ColumnMenu />
              <ButtonLink
                to={csvPath(params)}
                size="sm"
                variant="secondary"
                icon={Download}
                reloadDocument
                download
              >
                <span className="max-sm:sr-only">{t('dashboard.export-csv')}</span>
              </ButtonLink>
            </>
          )}
          <ViewMenu />
        </div>
      </div>
      {children}
    </div>
  );
}

const csvPath = (params: URLSearchParams) =>
  `/company-dashboard/applications.csv?${viewQuery(params)}`;

function Sort() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Select
      aria-label={t('pipeline.sort.label')}
      controlSize="sm"
      className="min-w-0 max-sm:grow sm:w-44"
      value={receivedFilters(params).sort ?? ''}
      onChange={(event) => void navigate(filterLink(params, { sort: event.currentTarget.value }))}
    >
      {receivedSorts.map((sort) => (
        <option key={sort} value={sort === 'newest' ? '' : sort}>
          {t(`pipeline.sort.${sort}`)}
        </option>
      ))}
    </Select>
  );
}

const views = [
  ['table', Rows3],
  ['board', Columns3],
] as const;

function PipelineViews() {
  const t = useTexts();
  const [params] = useSearchParams();
  const shown = viewOf(params);
  return (
    <ViewSwitch
      label={t('dashboard.view')}
      views={views.map(([view, icon]) => ({
        icon,
        text: view === 'board' ? t('pipeline.view.board') : t('pipeline.view.table'),
        to: filterLink(params, { view }),
        isShown: view === shown,
        onClick: () => {
          rememberView(view);
          if (view === 'board') preloadBoard();
        },
      }))}
    />
  );
}

import { Columns3, Download, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { receivedSorts } from '#domain/application/received-sort.ts';
import { viewQuery } from '#domain/application/received-view.ts';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Select } from '#web/ui/select.tsx';
import { ColumnMenu } from './column-menu.tsx';
import { preloadBoard } from './load-board.ts';
import { type PipelineView, rememberView, viewOf } from './pipeline-input.ts';
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
        <ViewSwitch />
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

function ViewSwitch() {
  const t = useTexts();
  const [params] = useSearchParams();
  const shown = viewOf(params);
  const text = (view: PipelineView) =>
    view === 'board' ? t('pipeline.view.board') : t('pipeline.view.table');
  return (
    <nav
      aria-label={t('dashboard.view')}
      className="flex rounded-control border border-line bg-surface p-0.5"
    >
      {views.map(([view, Icon]) => (
        <Link
          key={view}
          to={filterLink(params, { view })}
          preventScrollReset
          aria-current={view === shown ? 'true' : undefined}
          onClick={() => {
            rememberView(view);
            if (view === 'board') preloadBoard();
          }}
          className={joinClasses(
            'touch-height inline-flex items-center gap-1.5 rounded-small px-2.5 py-1 text-13 no-underline',
            view === shown
              ? 'bg-primary-soft font-medium text-primary'
              : 'text-ink-muted hover:text-ink',
          )}
        >
          <Icon size={16} aria-hidden="true" />
          {text(view)}
        </Link>
      ))}
    </nav>
  );
}

import { Columns3, Rows3 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Select } from '#web/ui/select.tsx';
import { type PipelineView, rememberView, viewOf } from './pipeline-input.ts';
import { ReceivedFilters } from './received-filters.tsx';
import { receivedFilters } from './received-input.ts';

type PipelineToolsProps = {
  postings: { id: string; title: string }[];
  isCapped: boolean;
  count: number;
  /** The real number is higher than `count`. */
  countCapped?: boolean;
  /** The sort order can be changed. */
  sorts?: boolean;
  children: ReactNode;
};

/** Filters, view switch and count, shared by table and board. */
export function PipelineTools({
  postings,
  isCapped,
  count,
  countCapped = false,
  sorts = false,
  children,
}: PipelineToolsProps) {
  const t = useTexts();
  const [params] = useSearchParams();
  const { status, postingId, search } = receivedFilters(params);
  if (count === 0 && !status && !postingId && !search) return children;
  return (
    <div className="flex flex-col gap-5">
      <ReceivedFilters postings={postings} isCapped={isCapped} />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-ink-muted" role="status">
          {countCapped
            ? t('company.applications.count-capped', { count })
            : t('company.applications.count', { count })}
        </p>
        <div className="flex flex-wrap items-center gap-3">
          {sorts && <Sort />}
          <ViewSwitch />
        </div>
      </div>
      {children}
    </div>
  );
}

function Sort() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <Select
      aria-label={t('pipeline.sort.label')}
      controlSize="sm"
      className="w-36"
      value={receivedFilters(params).sort ?? ''}
      onChange={(event) => void navigate(filterLink(params, { sort: event.currentTarget.value }))}
    >
      <option value="">{t('pipeline.sort.newest')}</option>
      <option value="oldest">{t('pipeline.sort.oldest')}</option>
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
      aria-label={t('pipeline.view.label')}
      className="flex rounded-control border border-line bg-surface p-0.5"
    >
      {views.map(([view, Icon]) => (
        <Link
          key={view}
          to={filterLink(params, { view })}
          preventScrollReset
          aria-current={view === shown ? 'true' : undefined}
          onClick={() => rememberView(view)}
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

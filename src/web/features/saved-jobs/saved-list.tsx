import { useSuspenseQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { SavedPosting } from '#contract/saved-jobs.ts';
import type { SearchCard } from '#contract/search.ts';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink, isFirstPage } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useWhere } from '#web/lib/use-where.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cacheList } from './browser-lists.ts';
import { isClosingIn, savedInput } from './saved-input.ts';
import { savedPath, searchPath } from './saved-jobs-paths.ts';
import { useSavePosting } from './use-save-posting.ts';

type Props = {
  /** The card of an open posting. */
  cardOf: (card: SearchCard, more: { now: number; note: string }) => ReactNode;
  /** The badge of the student's application. */
  statusOf: (status: ApplicationStatus) => ReactNode;
};

/** The student's saved jobs; closed ones are marked and stay. */
export function SavedList({ cardOf, statusOf }: Props) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data, dataUpdatedAt: now } = useSuspenseQuery(
    api.savedJobs.listSaved.query(savedInput(params)),
  );
  const { items, newer, older, total } = data;
  const isClosing = isClosingIn(params);
  const isFirst = isFirstPage(params);
  useEffect(() => {
    if (newer === null && !isClosing && (isFirst || items.length > 0))
      cacheList(
        'savedJobs',
        items.map(({ id }) => id),
      );
  }, [items, newer, isFirst, isClosing]);
  const list = useRef<HTMLUListElement>(null);
  const shownBefore = useRef(items.length);
  useEffect(() => {
    const isFewer = items.length < shownBefore.current;
    shownBefore.current = items.length;
    // The focused button is gone with its job.
    if (isFewer && document.activeElement === document.body)
      (list.current ?? document.getElementById('main'))?.focus({ preventScroll: true });
  }, [items.length]);
  // The last one of a later page was removed.
  if (items.length === 0 && !isFirst) return <Navigate to={filterLink(params, {})} replace />;
  if (items.length === 0 && isClosing) {
    return (
      <EmptyState
        title={t('saved-jobs.list.none-closing')}
        description={t('saved-jobs.list.none-closing-text')}
        action={<ButtonLink to={savedPath}>{t('saved-jobs.list.show-all')}</ButtonLink>}
      />
    );
  }
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('saved-jobs.list.empty')}
        description={t('saved-jobs.list.empty-text')}
        action={
          <ButtonLink to={searchPath} variant="primary">
            {t('saved-jobs.list.find')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <h2 aria-live="polite" className="text-16 font-semibold tabular-nums">
        {t(total.capped ? 'saved-jobs.list.capped' : 'saved-jobs.list.count', {
          count: total.count,
        })}
      </h2>
      {isClosing && (
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-muted">
          {t('saved-jobs.list.only-closing')}
          <Link to={savedPath}>{t('saved-jobs.list.show-all')}</Link>
        </p>
      )}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('saved-jobs.list.title')}
        className="@container/cards flex flex-col gap-3 outline-none"
      >
        {items.map(({ card, ...posting }) => {
          const note = t('saved-jobs.list.on', { when: format.date(posting.savedAt) });
          return (
            <li key={posting.id} className="min-w-0">
              {card ? (
                cardOf(card, { now, note })
              ) : (
                <ClosedRow
                  posting={posting}
                  note={note}
                  status={posting.status && statusOf(posting.status)}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ListPager
        label={t('saved-jobs.list.pages')}
        newerText={t('saved-jobs.list.newer')}
        olderText={t('saved-jobs.list.older')}
        data={{ newer, older }}
      />
    </div>
  );
}

type ClosedProps = { posting: Omit<SavedPosting, 'card'>; note: string; status: ReactNode };

function ClosedRow({ posting, note, status }: ClosedProps) {
  const t = useTexts();
  const { set, isPending } = useSavePosting(posting.id);
  const { title, companyName: company } = posting;
  const place = useWhere(posting);
  return (
    <article className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <h3 className="text-16 font-semibold text-balance wrap-anywhere text-ink-muted">{title}</h3>
        <p className="mt-1 text-14 wrap-anywhere text-ink-muted">
          {[company, ...place].join(' · ')}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-2 gap-y-1.5 text-13 text-ink-muted">
          {status}
          <Badge tone="neutral">{t('saved-jobs.list.over')}</Badge>
          {note}
        </p>
      </div>
      <Button
        busy={isPending}
        onClick={() => set(false)}
        aria-label={t('saved-jobs.list.remove-job', { title, company })}
        className="ms-auto"
      >
        {t('saved-jobs.list.remove')}
      </Button>
    </article>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import type { SavedPosting } from '#contract/saved-jobs.ts';
import { api } from '#web/lib/api.ts';
import { useDeadlineText } from '#web/lib/deadline-text.tsx';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { useWhere } from '#web/lib/use-where.ts';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { cacheList } from './browser-lists.ts';
import { isClosingIn, savedInput } from './saved-input.ts';
import { jobLink, savedPath, searchPath } from './saved-jobs-paths.ts';
import { useSavePosting } from './use-save-posting.ts';

/** The student's saved jobs; closed ones are marked and stay. */
export function SavedList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.savedJobs.listSaved.query(savedInput(params)));
  const { items, newer, older, total } = data;
  const isClosing = isClosingIn(params);
  useEffect(() => {
    if (newer === null && !isClosing)
      cacheList(
        'savedJobs',
        items.map(({ id }) => id),
      );
  }, [items, newer, isClosing]);
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
      <p className="text-14 text-ink-muted" role="status">
        {t(total.capped ? 'saved-jobs.list.capped' : 'saved-jobs.list.count', {
          count: total.count,
        })}
      </p>
      {isClosing && (
        <p className="flex flex-wrap gap-x-3 text-14 text-ink-muted">
          {t('saved-jobs.list.only-closing')}
          <Link to={savedPath}>{t('saved-jobs.list.show-all')}</Link>
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {items.map((posting) => (
          <SavedRow key={posting.id} posting={posting} />
        ))}
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

function SavedRow({ posting }: { posting: SavedPosting }) {
  const t = useTexts();
  const format = useFormat();
  const deadlineText = useDeadlineText();
  const { set, isPending } = useSavePosting(posting.id);
  const { title, companyName: company } = posting;
  const place = useWhere(posting);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-16 font-semibold wrap-anywhere">
          {posting.isOpen ? (
            <Link to={jobLink(posting.id)} className="text-primary underline underline-offset-4">
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="text-14 wrap-anywhere text-ink-muted">{[company, ...place].join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-13 text-ink-muted">
          {t('saved-jobs.list.on', { when: format.date(posting.savedAt) })}
          {posting.isOpen ? (
            posting.deadline && (
              <span>
                {t('saved-jobs.list.deadline', {
                  when: deadlineText({ deadline: posting.deadline, zone: posting.deadlineZone }),
                })}
              </span>
            )
          ) : (
            <Badge tone="neutral">{t('saved-jobs.list.over')}</Badge>
          )}
        </p>
      </div>
      <Button
        size="sm"
        busy={isPending}
        onClick={() => set(false)}
        aria-label={t('saved-jobs.list.remove-job', { title, company })}
      >
        {t('saved-jobs.list.remove')}
      </Button>
    </li>
  );
}

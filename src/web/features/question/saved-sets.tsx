import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { SavedSet } from '#contract/question.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink, isFirstPage, pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { practiseLink, questionsPath, setLink } from './question-paths.ts';
import { useQuestionLabels } from './use-question-labels.ts';
import { useRemoveSet } from './use-remove-set.ts';

const SetNameDialog = lazy(() => import('./set-name-dialog.tsx'));

/** The student's saved sets, newest first. */
export function SavedSets() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { items, newer, older, total } = useSuspenseQuery(
    api.question.listSets.query(pageInput(params)),
  ).data;
  const [renamed, setRenamed] = useState<SavedSet | null>(null);
  // The last one of a later page was removed.
  if (items.length === 0 && !isFirstPage(params))
    return <Navigate to={filterLink(params, {})} replace />;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('question.sets.empty')}
        description={t('question.sets.empty-text')}
        action={
          <ButtonLink to={questionsPath} variant="primary">
            {t('question.sets.generate')}
          </ButtonLink>
        }
      />
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <p className="text-14 text-ink-muted" role="status">
        {t('question.sets.count', { count: total.count })}
      </p>
      <ul className="flex flex-col gap-3">
        {items.map((set) => (
          <SavedSetRow key={set.id} set={set} onRename={() => setRenamed(set)} />
        ))}
      </ul>
      <ListPager label={t('question.sets.pages')} data={{ newer, older }} />
      <Suspense>
        {renamed && (
          <SetNameDialog
            key={renamed.id}
            setId={renamed.id}
            name={renamed.name}
            isSaved
            onClose={() => setRenamed(null)}
          />
        )}
      </Suspense>
    </div>
  );
}

function SavedSetRow({ set, onRename }: { set: SavedSet; onRename: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const labels = useQuestionLabels();
  const remove = useRemoveSet(set);
  const { name, questionCount: count, known, unsure } = set;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div className="min-w-0 grow basis-60">
        <h2 className="text-16 font-semibold wrap-anywhere">
          <Link to={setLink(set.id)} className="text-ink no-underline hover:text-primary">
            {name}
          </Link>
        </h2>
        {name !== labels.asked(set) && (
          <p className="text-14 text-ink-muted">{labels.asked(set)}</p>
        )}
        <p className="mt-1 flex flex-wrap gap-x-3 text-13 text-ink-muted">
          <span>{t('question.summary', { count, known, unsure })}</span>
          <span>{t('question.sets.on', { when: format.date(set.savedAt) })}</span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          size="sm"
          to={practiseLink(set.id)}
          aria-label={t('question.sets.practise-set', { name })}
        >
          {t('question.practise')}
        </ButtonLink>
        <Button size="sm" onClick={onRename} aria-label={t('question.sets.rename-set', { name })}>
          {t('question.sets.rename')}
        </Button>
        <Button
          size="sm"
          busy={remove.isPending}
          onClick={() => remove.mutate()}
          aria-label={t('question.sets.remove-set', { name })}
        >
          {t('question.sets.remove')}
        </Button>
      </div>
    </li>
  );
}

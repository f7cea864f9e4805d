import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { NumberedPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { useDialogParam } from '#web/lib/use-dialog-param.ts';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import {
  candidateFilters,
  candidateInput,
  comparedCandidates,
  isFiltered,
  openCandidate,
} from './candidate-input.ts';
import { CandidateRow } from './candidate-row.tsx';
import { CompareBar, type Compared } from './compare-bar.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';

const CompareDialog = lazy(() => import('./compare-dialog.tsx'));

/** Discoverable students, ranked for one of the company's postings. */
export function CandidateList({ badgesOf }: { badgesOf: (studentId: string) => ReactNode }) {
  const t = useTexts();
  const [params] = useSearchParams();
  const [compared, setCompared] = useState<Compared>([]);
  const [added, setAdded] = useState<Compared[number] | null>(null);
  const comparison = useDialogParam('compare');
  const drawer = useDialogParam('candidate');
  const pair = comparedCandidates(params);
  const wasComparing = useWasOpen(pair !== null);
  const { data } = useSuspenseQuery(api.match.listCandidates.query(candidateInput(params)));
  if (data.posting === null) {
    return (
      <EmptyState
        title={t('candidate.empty.no-posting')}
        description={t('candidate.empty.no-posting-text')}
        action={
          <ButtonLink to="/company-dashboard/jobs/new">{t('dashboard.post-a-job')}</ButtonLink>
        }
      />
    );
  }
  const { posting, items, page, pages } = data;
  const filters = (
    <CandidateFilters chosen={candidateFilters(params).posting} postings={data.postings} />
  );
  if (posting.lacks !== null) {
    return (
      <div className="flex flex-col gap-5">
        {filters}
        <EmptyState
          title={t(`candidate.empty.lacks-${posting.lacks}`)}
          description={t(`candidate.empty.lacks-${posting.lacks}-text`, { title: posting.title })}
          action={
            <ButtonLink to={`/company-dashboard/jobs/${posting.id}`} variant="primary">
              {t('dashboard.edit-job')}
            </ButtonLink>
          }
        />
      </div>
    );
  }
  const isNarrowed = isFiltered(params);
  const isSelected = (studentId: string) => compared.some(({ id }) => id === studentId);
  const toggle = ({ id, name }: Compared[number], isOn: boolean) => {
    const others = compared.filter((each) => each.id !== id);
    if (isOn && others.length === 2) setAdded({ id, name });
    else setCompared(isOn ? [...others, { id, name }] : others);
  };
  return (
    <div className="flex flex-col gap-5">
      {filters}
      <p className="text-13 text-ink-muted" role="status">
        {t('candidate.count', { count: data.total, title: posting.title })}
      </p>
      {!posting.isScorable && items.length > 0 && (
        <Callout
          title={t('candidate.empty.unscored')}
          action={
            <ButtonLink to={`/company-dashboard/jobs/${posting.id}`} size="sm">
              {t('dashboard.edit-job')}
            </ButtonLink>
          }
        >
          {t('candidate.empty.unscored-text')}
        </Callout>
      )}
      {items.length === 0 ? (
        <EmptyState
          title={t(isNarrowed ? 'candidate.empty.filtered' : 'candidate.empty.none')}
          description={t(isNarrowed ? 'dashboard.remove-a-filter' : 'candidate.empty.none-text')}
        />
      ) : (
        <Card padding="none">
          <ol className="divide-y divide-line">
            {items.map((each) => (
              <CandidateRow
                key={each.id}
                candidate={each}
                posting={posting}
                isCompared={isSelected(each.id)}
                onCompare={(isOn) => toggle(each, isOn)}
                onOpen={() => drawer.open(each.id, { posting: posting.id })}
              />
            ))}
          </ol>
        </Card>
      )}
      <NumberedPager label={t('candidate.pages')} page={page} pages={pages} />
      <CompareBar
        compared={compared}
        onClear={() => setCompared([])}
        onCompare={() =>
          comparison.open(compared.map(({ id }) => id).join('.'), { posting: posting.id })
        }
      />
      <ReplaceDialog
        compared={compared}
        added={added}
        onReplace={(replaced) => {
          if (added) setCompared(compared.map((each) => (each.id === replaced ? added : each)));
          setAdded(null);
        }}
        onClose={() => setAdded(null)}
      />
      <CandidateDrawer
        studentId={openCandidate(params)}
        posting={posting}
        listed={items.find(({ id }) => id === openCandidate(params))}
        badgesOf={badgesOf}
        onClose={drawer.close}
      />
      <Suspense>
        {wasComparing && (
          <CompareDialog posting={posting} compared={pair} onClose={comparison.close} />
        )}
      </Suspense>
    </div>
  );
}

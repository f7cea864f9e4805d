import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Candidate } from '#contract/match-lists.ts';
import { matchWord } from '#domain/match/match-word.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { CandidateDrawer } from './candidate-drawer.tsx';
import { CandidateFilters } from './candidate-filters.tsx';
import { candidateFilters, candidateInput } from './candidate-input.ts';

/** Discoverable students, ranked for one of the company's postings. */
export function CandidateList() {
  const t = useTexts();
  const [params] = useSearchParams();
  const [openId, setOpenId] = useState<string | null>(null);
  const { data } = useSuspenseQuery(
    api.match.listCandidates.queryOptions({ input: candidateInput(params) }),
  );
  if (data.posting === null) {
    return (
      <EmptyState
        title={t('candidate.empty.no-posting')}
        description={t('candidate.empty.no-posting-text')}
        action={
          <ButtonLink to="/company-dashboard/jobs/new">{t('candidate.empty.create')}</ButtonLink>
        }
      />
    );
  }
  const { posting, items, page, pages } = data;
  const { score, years, city, skills } = candidateFilters(params);
  const isFiltered = Boolean(score || years || city || skills);
  return (
    <div className="flex flex-col gap-5">
      <CandidateFilters chosen={candidateFilters(params).posting} postings={data.postings} />
      <p className="text-13 text-ink-muted" role="status">
        {t('candidate.count', { count: data.total, title: posting.title })}
      </p>
      {items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'candidate.empty.filtered' : 'candidate.empty.none')}
          description={t(
            isFiltered ? 'candidate.empty.filtered-text' : 'candidate.empty.none-text',
          )}
        />
      ) : (
        <Card padding="none">
          <ol className="divide-y divide-line">
            {items.map((each) => (
              <Row key={each.id} candidate={each} onOpen={() => setOpenId(each.id)} />
            ))}
          </ol>
        </Card>
      )}
      <Pager
        label={t('candidate.pages')}
        summary={pages > 1 ? t('candidate.page', { page, pages }) : undefined}
        newerText={t('candidate.before')}
        olderText={t('candidate.after')}
        newer={page > 1 ? pageLink(params, page - 1) : undefined}
        older={page < pages ? pageLink(params, page + 1) : undefined}
      />
      <CandidateDrawer studentId={openId} postingId={posting.id} onClose={() => setOpenId(null)} />
    </div>
  );
}

function pageLink(params: URLSearchParams, page: number): string {
  const next = new URLSearchParams(params);
  next.set('page', String(page));
  return `?${next.toString()}`;
}

function Row({ candidate, onOpen }: { candidate: Candidate; onOpen: () => void }) {
  const t = useTexts();
  const { name, location, years, skills, score } = candidate;
  const word = score === null ? null : t(`match.word.${matchWord(score)}`);
  const facts = [word, location, years === null ? null : t('candidate.years', { years })];
  return (
    <li className="flex items-start gap-4 p-4 sm:items-center sm:px-5">
      <div className="w-14 shrink-0">
        {score === null ? (
          <p className="text-13 text-ink-muted">{t('candidate.no-score')}</p>
        ) : (
          <ScoreRing
            value={score}
            label={t('match.parts.score', { score })}
            word={null}
            className="w-fit"
          />
        )}
      </div>
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className="min-h-6 touch-height rounded-small text-start text-16 font-semibold wrap-anywhere text-ink hover:text-primary"
        >
          {name}
        </button>
        <p className="text-13 text-ink-muted">{facts.filter(Boolean).join(' · ')}</p>
        <p className="mt-1 line-clamp-2 text-13 wrap-anywhere">{skills.join(', ')}</p>
      </div>
    </li>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Check, Copy } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import type { PublishedQuestions } from '#contract/question.ts';
import { api } from '#web/lib/api.ts';
import { ListFilters } from '#web/lib/list-filters.tsx';
import { searchIn } from '#web/lib/list-input.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { publishedInput } from './published-input.ts';
import { jobLink, questionsPath } from './question-paths.ts';
import { useCopy } from './use-copy.ts';

/** Interview questions that companies published with their open postings. */
export function CompanyQuestions() {
  const t = useTexts();
  const [params] = useSearchParams();
  const search = searchIn(params);
  const { items, newer, older, total } = useSuspenseQuery(
    api.question.listPublished.query(publishedInput(params)),
  ).data;
  if (items.length === 0 && search === '') {
    return (
      <EmptyState
        title={t('question.companies.empty')}
        description={t('question.companies.empty-text')}
        action={
          <ButtonLink to={questionsPath} variant="primary">
            {t('question.companies.generate')}
          </ButtonLink>
        }
      />
    );
  }
  const label = t('question.companies.search');
  return (
    <div className="flex flex-col gap-4">
      <ListFilters
        search={{ value: search, label, placeholder: '' }}
        clear={search !== '' && { to: '?', text: t('question.companies.clear') }}
      >
        {null}
      </ListFilters>
      {items.length === 0 ? (
        <EmptyState
          title={t('question.companies.nothing')}
          description={t('question.companies.nothing-text')}
        />
      ) : (
        <>
          <p className="text-14 text-ink-muted" role="status">
            {t('question.companies.count', { count: total.count })}
          </p>
          <ul className="flex flex-col gap-4">
            {items.map((posting) => (
              <li key={posting.postingId}>
                <PostingQuestions posting={posting} />
              </li>
            ))}
          </ul>
          <ListPager label={t('question.companies.pages')} data={{ newer, older }} />
        </>
      )}
    </div>
  );
}

function PostingQuestions({ posting }: { posting: PublishedQuestions }) {
  const t = useTexts();
  const { postingId, title, companyName, questions } = posting;
  const all = questions.map((question, at) => `${at + 1}. ${question}`).join('\n\n');
  const { copied, copy } = useCopy(all, t('question.companies.copied'));
  return (
    <Card
      title={
        <Link to={jobLink(postingId)} className="text-ink no-underline hover:text-primary">
          {title}
        </Link>
      }
      description={t('question.companies.by', { company: companyName })}
      action={
        <Button
          size="sm"
          icon={copied ? Check : Copy}
          aria-label={t('question.companies.copy-of', { title, company: companyName })}
          onClick={() => void copy()}
        >
          {t('question.copy-all')}
        </Button>
      }
    >
      <ol className="flex list-decimal flex-col gap-2 ps-5 text-14 wrap-anywhere marker:text-ink-subtle">
        {questions.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ol>
    </Card>
  );
}

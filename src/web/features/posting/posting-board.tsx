import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PostingCard } from './posting-card.tsx';

/** The open postings, newest first, twenty per page. */
export function PostingBoard() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(api.posting.list.query(pageInput(search)));
  const { count, capped } = data.total;
  if (data.items.length === 0) {
    return <EmptyState title={t('careers.empty.title')} description={t('careers.empty.text')} />;
  }
  return (
    <>
      <p className="mb-5 text-14 text-ink-muted">
        {capped ? t('careers.count-capped', { count }) : t('careers.count', { count })}
      </p>
      <ul className="grid gap-4 md:grid-cols-2">
        {data.items.map((posting) => (
          <li key={posting.id}>
            <PostingCard posting={posting} />
          </li>
        ))}
      </ul>
      <div className="mt-8">
        <ListPager label={t('careers.pages')} data={data} />
      </div>
    </>
  );
}

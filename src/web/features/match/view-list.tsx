import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';

/** The companies that viewed the student's profile, and for which posting. */
export function ViewList({ isFindable }: { isFindable: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.match.listViews.query(pageInput(params)));
  return (
    <Card id="views" title={t('match.views.title')}>
      {data.items.length === 0 ? (
        <p className="text-14 text-ink-muted">
          {t(isFindable ? 'match.views.empty' : 'match.views.off')}
        </p>
      ) : (
        <ul className="divide-y divide-line">
          {data.items.map((view) => (
            <li key={view.id} className="py-3 first:pt-0 last:pb-0">
              <p className="text-14 font-medium wrap-anywhere">{view.companyName}</p>
              <p className="text-13 wrap-anywhere text-ink-muted">
                {view.postingTitle !== null && (
                  <span className="block">
                    {t('match.views.for', { title: view.postingTitle })}
                  </span>
                )}
                <time dateTime={view.viewedAt.toISOString()}>{format.dateTime(view.viewedAt)}</time>
              </p>
            </li>
          ))}
        </ul>
      )}
      <ListPager label={t('match.views.pages')} data={data} />
    </Card>
  );
}

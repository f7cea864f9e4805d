import { useSuspenseQuery } from '@tanstack/react-query';
import { Link, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ShownBadgeRow } from './shown-badge-row.tsx';

/** The badges of all applicants whom the reader may see. */
export function ReceivedBadges() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.credential.listReceived.query(pageInput(params)));
  const { count, capped } = data.total;
  if (data.items.length === 0)
    return (
      <EmptyState
        level={3}
        title={t('dashboard.no-badges-yet')}
        description={t('applicant-badges.page.empty-text')}
      />
    );
  return (
    <div className="flex flex-col gap-4">
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'applicant-badges.page.count-capped' : 'applicant-badges.page.count', {
          count,
        })}
      </p>
      <Card padding="none">
        <ul className="divide-y divide-line">
          {data.items.map(({ applicationId, fullName, postingTitle, ...badge }) => (
            <li key={`${badge.id} ${applicationId}`} className="p-4 sm:px-5">
              <ShownBadgeRow
                badge={badge}
                about={
                  <p className="text-13 wrap-anywhere">
                    <Link
                      to={`/company-dashboard/applications/${applicationId}`}
                      className="text-accent-text underline"
                    >
                      {fullName}
                    </Link>{' '}
                    {t('applicant-badges.page.applied', { title: postingTitle })}
                  </p>
                }
              />
            </li>
          ))}
        </ul>
      </Card>
      <ListPager label={t('dashboard.pages-of-badges')} data={data} />
    </div>
  );
}

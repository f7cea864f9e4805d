import { useSuspenseQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ReportedThing } from '#contract/report.ts';
import { reportStates } from '#domain/report/report.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ReportedCard } from './reported-card.tsx';
import { reportsInput } from './reports-input.ts';

const Decide = lazy(() => import('./decide-dialog.tsx'));

type Decided = { thing: ReportedThing; to: 'upheld' | 'dismissed' };

export function ReportQueue() {
  const t = useTexts();
  const [params] = useSearchParams();
  const input = reportsInput(params);
  const { state } = input;
  const { data } = useSuspenseQuery(api.report.list.query(input));
  const [decided, setDecided] = useState<Decided | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { count, capped } = data.total;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader
        title={t('admin-community.reports.title')}
        purpose={t('admin-community.reports.purpose')}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-13 text-ink-muted" role="status">
          {t(capped ? 'admin-community.reports.count-capped' : 'admin-community.reports.count', {
            count,
          })}
        </p>
        <nav aria-label={t('admin-community.reports.state')} className="flex gap-2">
          {reportStates.map((each) => (
            <ButtonLink
              key={each}
              to={each === 'open' ? '?' : `?state=${each}`}
              size="sm"
              variant={each === state ? 'primary' : 'secondary'}
              aria-current={each === state ? 'true' : undefined}
            >
              {t(`admin-community.reports.states.${each}`)}
            </ButtonLink>
          ))}
        </nav>
      </div>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(`admin-community.reports.empty.${state}`)}
          description={t(
            state === 'open'
              ? 'admin-community.reports.empty.open-text'
              : 'admin-community.reports.empty.decided-text',
          )}
        />
      ) : (
        <ul className="flex flex-col gap-4">
          {data.items.map((thing) => (
            <li key={thing.target.id}>
              <ReportedCard
                thing={thing}
                onDecide={(to) => {
                  setDecided({ thing, to });
                  setIsOpen(true);
                }}
              />
            </li>
          ))}
        </ul>
      )}
      <ListPager label={t('admin-community.reports.pages')} data={data} />
      <Suspense>
        {decided && (
          <Decide
            key={`${decided.thing.target.id} ${decided.to}`}
            {...decided}
            open={isOpen}
            onClose={() => setIsOpen(false)}
          />
        )}
      </Suspense>
    </section>
  );
}

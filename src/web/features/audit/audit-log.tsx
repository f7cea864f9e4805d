import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { AuditEntry } from './audit-entry.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { auditFilters, auditInput } from './audit-input.ts';
import { ChainCheck } from './chain-check.tsx';

/** The administrators' actions, newest first, and whether the log is intact. */
export function AuditLog() {
  const t = useTexts();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.audit.list.query(auditInput(params)));
  const isFiltered = Object.values(auditFilters(params)).some(Boolean);
  const { count, capped } = data.total;
  return (
    <section className="flex flex-col gap-6">
      <PageHeader title={t('admin-audit.title')} purpose={t('admin-audit.purpose')} />
      <ChainCheck />
      <AuditFilters actions={data.actions} actors={data.actors} />
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? 'admin-audit.count-capped' : 'admin-audit.count', { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'admin-audit.empty.filtered-title' : 'admin-audit.empty.title')}
          description={t(isFiltered ? 'admin-audit.empty.filtered' : 'admin-audit.empty.text')}
          action={isFiltered && <ButtonLink to="?">{t('admin-audit.clear')}</ButtonLink>}
        />
      ) : (
        <Card padding="none">
          <ol className="divide-y divide-line">
            {data.items.map((entry) => (
              <AuditEntry key={entry.place} entry={entry} />
            ))}
          </ol>
        </Card>
      )}
      <ListPager label={t('admin-audit.pages')} data={data} />
    </section>
  );
}

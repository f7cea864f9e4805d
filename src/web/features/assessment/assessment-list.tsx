import { useSuspenseQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useSearchParams } from 'react-router';
import type { AssessmentSummary } from '#contract/assessment-sitting.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { assessmentPath, assessmentsPath } from './assessment-paths.ts';

/** A test with a clock, or questions to answer until a deadline. */
export function NewButtons() {
  const t = useTexts();
  return (
    <div className="flex flex-wrap gap-2">
      <ButtonLink icon={Plus} to={`${assessmentsPath}/new?form=kit`}>
        {t('assessment.kit.new')}
      </ButtonLink>
      <ButtonLink icon={Plus} variant="primary" to={`${assessmentsPath}/new`}>
        {t('assessment.new')}
      </ButtonLink>
    </div>
  );
}

/** The company's assessments, newest first. */
export function AssessmentList() {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.assessment.list.query(pageInput(params)));
  if (data.total.count === 0)
    return <EmptyState title={t('assessment.empty')} description={t('assessment.empty-text')} />;
  const columns: Column<AssessmentSummary>[] = [
    {
      key: 'title',
      header: t('assessment.column.title'),
      main: true,
      cell: ({ title }) => title,
    },
    {
      key: 'kind',
      header: t('common.type'),
      cell: ({ isKit }) => t(isKit ? 'assessment.kit.kit' : 'dashboard.test'),
    },
    { key: 'job', header: t('dashboard.job'), cell: ({ postingTitle }) => postingTitle },
    {
      key: 'invited',
      header: t('assessment.column.invited'),
      align: 'end',
      cell: ({ invited }) => format.number(invited),
    },
    {
      key: 'submitted',
      header: t('assessment.column.submitted'),
      align: 'end',
      cell: ({ submitted }) => format.number(submitted),
    },
    {
      key: 'state',
      header: t('assessment.column.version'),
      align: 'end',
      cell: ({ version, isArchived }) =>
        isArchived ? <Badge>{t('assessment.archived')}</Badge> : version,
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      <Card padding="none">
        <TableOrCards
          caption={t('dashboard.assessments')}
          columns={columns}
          rows={data.items}
          rowKey={({ id }) => id}
          rowTo={({ id }) => assessmentPath(id)}
        />
      </Card>
      <ListPager label={t('assessment.pages')} data={data} />
    </div>
  );
}

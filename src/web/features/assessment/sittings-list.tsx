import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import type { AssessmentSitting } from '#contract/assessment-sitting.ts';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { pageInput } from '#web/lib/page-links.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import type { Column } from '#web/ui/table-column.ts';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';
import { invitePath, sittingPath } from './assessment-paths.ts';
import { TimeRequests } from './sitting-requests.tsx';
import { TotalText } from './total-text.tsx';

const tones: Record<AssessmentSitting['state'], Tone> = {
  invited: 'info',
  expired: 'neutral',
  running: 'accent',
  submitted: 'success',
  accepted: 'success',
};

export const sittingsInput = (assessmentId: string, params: URLSearchParams) => ({
  assessmentId,
  ...pageInput(params),
});

/** The candidates of an assessment and their results. */
export function SittingsList({
  assessmentId,
  mayWrite,
  mayInvite,
}: {
  assessmentId: string;
  mayWrite: boolean;
  mayInvite: boolean;
}) {
  const t = useTexts();
  const format = useFormat();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(
    api.assessment.listSittings.query(sittingsInput(assessmentId, params)),
  );
  const { items } = data.sittings;
  if (items.length === 0) {
    return (
      <EmptyState
        title={t('assessment.sittings.none')}
        description={t('assessment.sittings.none-text')}
        action={
          mayInvite && (
            <ButtonLink to={invitePath(assessmentId)} variant="primary">
              {t('assessment.invite.title')}
            </ButtonLink>
          )
        }
      />
    );
  }
  const columns: Column<AssessmentSitting>[] = [
    { key: 'name', header: t('dashboard.candidate'), main: true, cell: ({ name }) => name },
    {
      key: 'state',
      header: t('dashboard.status'),
      bare: true,
      cell: ({ state }) => <Badge tone={tones[state]}>{t(`assessment.state.${state}`)}</Badge>,
    },
    {
      key: 'until',
      header: t('dashboard.date'),
      cell: ({ submittedAt, expiresAt, state }) =>
        submittedAt
          ? format.dateTime(submittedAt)
          : state === 'invited'
            ? t('assessment.sittings.until', { date: format.date(expiresAt) })
            : '',
    },
    {
      key: 'reviews',
      header: t('assessment.sittings.reviews'),
      align: 'end',
      cell: ({ needsReview, reviews, isReviewedByMe, state }) =>
        state !== 'submitted' || !needsReview
          ? ''
          : isReviewedByMe
            ? t('assessment.sittings.reviewed', { count: reviews })
            : t('assessment.sittings.to-review', { count: reviews }),
    },
    {
      key: 'result',
      header: t('dashboard.result'),
      align: 'end',
      cell: ({ total, acceptedTest }) =>
        acceptedTest ? (
          t('dashboard.score-of-100', { score: acceptedTest.score })
        ) : total ? (
          <TotalText total={total} />
        ) : (
          ''
        ),
    },
  ];
  return (
    <div className="flex flex-col gap-4">
      {mayWrite && <TimeRequests items={items} isKit={data.isKit} />}
      <Card padding="none">
        <TableOrCards
          caption={t('assessment.sittings.title')}
          columns={columns}
          rows={items}
          rowKey={({ id }) => id}
          rowTo={({ id, state }) => (state === 'submitted' ? sittingPath(id) : undefined)}
        />
      </Card>
      <ListPager label={t('assessment.sittings.pages')} data={data.sittings} />
    </div>
  );
}

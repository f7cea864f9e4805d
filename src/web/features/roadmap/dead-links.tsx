import { useSuspenseQuery } from '@tanstack/react-query';
import type { LinkReport } from '#contract/roadmap.ts';
import { api } from '#web/lib/api.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TableOrCards } from '#web/ui/table-or-cards.tsx';

type Row = LinkReport['items'][number];

/** Links of roadmaps that lead nowhere, for administrators. */
export function DeadLinks() {
  const t = useTexts();
  const format = useFormat();
  const { items, checked, checkedAt } = useSuspenseQuery(api.roadmap.listLinks.query()).data;
  return (
    <section className="flex flex-col gap-6">
      <div>
        <h1 className="text-20 font-semibold sm:text-28">{t('dashboard.roadmap-links')}</h1>
        <p className="mt-1 max-w-text text-14 text-ink-muted">{t('admin-roadmap.purpose')}</p>
        {checkedAt !== null && (
          <p className="mt-1 text-13 text-ink-muted">
            {t('admin-roadmap.checked', { count: checked, when: format.dateTime(checkedAt) })}
          </p>
        )}
      </div>
      {items.length === 0 ? (
        <EmptyState
          title={t(checkedAt === null ? 'admin-roadmap.never-title' : 'admin-roadmap.none')}
          description={t(checkedAt === null ? 'admin-roadmap.never' : 'admin-roadmap.none-text')}
        />
      ) : (
        <Card padding="none">
          <TableOrCards<Row>
            caption={t('admin-roadmap.caption')}
            rows={items}
            rowKey={({ topic, step, url }) => `${topic} ${step} ${url}`}
            columns={[
              {
                key: 'link',
                header: t('dashboard.link'),
                main: true,
                cell: ({ title, url }) => (
                  <a
                    href={url}
                    target="_blank"
                    rel="noopener noreferrer"
                    aria-label={t('admin-roadmap.new-tab', { title })}
                  >
                    {title}
                    <span className="block text-13 font-normal text-ink-muted">{url}</span>
                  </a>
                ),
              },
              {
                key: 'step',
                header: t('admin-roadmap.columns.step'),
                cell: ({ topicTitle, stepTitle }) =>
                  t('admin-roadmap.step', { topic: topicTitle, step: stepTitle }),
              },
              {
                key: 'answer',
                header: t('admin-roadmap.columns.answer'),
                cell: ({ status }) =>
                  status === null
                    ? t('admin-roadmap.silent')
                    : t('admin-roadmap.status', { status: String(status) }),
              },
            ]}
          />
        </Card>
      )}
    </section>
  );
}

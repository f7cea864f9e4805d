import { Link } from 'react-router';
import type { ReportedThing } from '#contract/report.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';

export function ReportedCard({
  thing,
  onDecide,
}: {
  thing: ReportedThing;
  onDecide: (to: 'upheld' | 'dismissed') => void;
}) {
  const t = useTexts();
  const format = useFormat();
  const { target, state, reports } = thing;
  const title = thing.title ?? t('admin-community.reports.gone');
  const isGone = thing.title === null;
  const path = pathOf(thing);
  return (
    <Card>
      <article className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <Badge tone="info">{t(`admin-community.reports.kind.${target.kind}`)}</Badge>
          {thing.isHidden && !isGone && (
            <Badge tone="warning">{t('admin-community.reports.hidden')}</Badge>
          )}
          <span className="text-13 text-ink-muted">
            {t('admin-community.reports.times', { count: reports.length })}
          </span>
        </div>
        <div>
          <h2 className="text-16 font-semibold wrap-anywhere">{title}</h2>
          {!isGone && (
            <p className="mt-0.5 text-13 text-ink-muted">
              {t('admin-community.reports.by', {
                name: thing.author ?? t('admin-community.reports.nobody'),
              })}
              {path && (
                <>
                  {' · '}
                  <Link to={path}>{t('admin-community.reports.look')}</Link>
                </>
              )}
            </p>
          )}
          {thing.text && (
            <p className="mt-2 line-clamp-6 max-w-text text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
              {thing.text}
            </p>
          )}
        </div>
        <ul className="flex flex-col gap-2 border-s-2 border-line ps-4 text-14">
          {reports.map((report) => (
            <li key={report.id}>
              <p className="text-13 text-ink-muted">
                {t('admin-community.reports.said', {
                  reporter: report.reporter ?? t('admin-community.reports.nobody'),
                  reason: t(`report.reasons.${report.reason}`),
                  when: format.dateTime(report.createdAt),
                })}
              </p>
              {report.detail && (
                <p className="wrap-anywhere whitespace-pre-line">{report.detail}</p>
              )}
            </li>
          ))}
        </ul>
        {state === 'open' ? (
          <div className="flex flex-wrap gap-2">
            <Button
              aria-label={t('admin-community.reports.uphold-of', { title })}
              onClick={() => onDecide('upheld')}
            >
              {t('admin-community.reports.uphold')}
            </Button>
            <Button
              aria-label={t('admin-community.reports.dismiss-of', { title })}
              onClick={() => onDecide('dismissed')}
            >
              {t('admin-community.reports.dismiss')}
            </Button>
          </div>
        ) : (
          thing.decidedAt && (
            <p className="text-13 text-ink-muted">
              {t('admin-community.reports.decided', {
                state: t(`admin-community.reports.states.${state}`),
                name: thing.decidedBy ?? t('admin-community.reports.nobody'),
                when: format.dateTime(thing.decidedAt),
              })}
            </p>
          )
        )}
      </article>
    </Card>
  );
}

function pathOf({ target, topicId }: ReportedThing): string | null {
  if (target.kind === 'posting') return `/job-application/${target.id}`;
  return topicId && `/community/forum/${topicId}`;
}

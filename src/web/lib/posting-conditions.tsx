import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { PostingDetails } from '#contract/posting.ts';
import { api } from '#web/lib/api.ts';
import { type UseTexts, useTexts } from '#web/lib/texts.tsx';
import { useBadgeText } from '#web/lib/use-badge-text.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

type Posting = Pick<PostingDetails, 'id' | 'conditions' | 'location'>;

/** A posting's requirements for every applicant; students see next to each whether they meet it. */
export function PostingConditions({
  posting,
  isStudent,
  level: Heading,
}: {
  posting: Posting;
  isStudent: boolean;
  level: 'h2' | 'h3';
}) {
  const t = useTexts();
  const badgeText = useBadgeText();
  const { skillBadge } = posting.conditions;
  const listed = [
    ...conditionsOf(posting.conditions, t),
    ...(skillBadge ? [{ name: 'badge' as const, text: badgeText(skillBadge) }] : []),
  ];
  const { data, isError, refetch, isFetching } = useQuery({
    ...api.match.load.query({ postingId: posting.id }),
    enabled: isStudent && listed.length > 0,
  });
  if (listed.length === 0) return null;
  const states = isStudent
    ? listed.map(({ name }) => data?.requirements.find(({ requirement }) => requirement === name))
    : [];
  const isPlaceless = posting.location === null;
  // A work permit can't be checked when the posting names no country.
  const isNamed = (name: string | undefined) => name !== 'permit' || !isPlaceless;
  const lacksBadge = states.some(
    (each, at) => listed[at]?.name === 'badge' && each?.state === 'unmet',
  );
  const lacks = states.some((each) => each?.state === 'unknown' && isNamed(each.requirement));
  return (
    <section>
      <Heading className={Heading === 'h2' ? 'text-20 font-semibold' : 'text-16 font-semibold'}>
        {t('conditions.title')}
      </Heading>
      <p className="mt-1 text-14 text-ink-muted">{t('conditions.text')}</p>
      <ul className="mt-3 flex flex-col divide-y divide-line border-y border-line">
        {listed.map(({ name, text }, at) => {
          const state = states[at]?.state;
          return (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5"
            >
              {text}
              {state && (
                <Badge tone={tones[state]}>
                  {t(
                    state === 'unknown' && !isNamed(name)
                      ? 'conditions.no-place'
                      : state === 'unmet' && name === 'badge'
                        ? 'conditions.badge.unmet'
                        : `conditions.state.${state}`,
                  )}
                </Badge>
              )}
            </li>
          );
        })}
      </ul>
      {lacksBadge && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-14">
          <Link to="/student-dashboard/skill-test">{t('conditions.badge.take')}</Link>
          <Link to="/student-dashboard/skill-test/badges">{t('conditions.badge.own')}</Link>
        </p>
      )}
      {lacks && (
        <p className="mt-3 text-14">
          <Link to="/student-dashboard/job-preferences">{t('conditions.add')}</Link>
        </p>
      )}
      {isError && (
        <p role="status" className="mt-3 flex flex-wrap items-center gap-3 text-14 text-ink-muted">
          {t('conditions.failed')}
          <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </p>
      )}
    </section>
  );
}

const tones = { met: 'success', unmet: 'warning', unknown: 'neutral' } as const;

function conditionsOf(
  { minDegree, batchFrom, batchTo, needsPermit }: Posting['conditions'],
  t: UseTexts,
) {
  const listed: { name: 'degree' | 'batch' | 'permit'; text: string }[] = [];
  if (minDegree !== null)
    listed.push({ name: 'degree', text: t(`conditions.degree.${minDegree}`) });
  if (batchFrom !== null || batchTo !== null) {
    // Years take no thousands separator.
    const from = String(batchFrom);
    const to = String(batchTo);
    const text =
      batchTo === null
        ? t('conditions.batch.from', { from })
        : batchFrom === null
          ? t('conditions.batch.to', { to })
          : batchFrom === batchTo
            ? t('conditions.batch.year', { from })
            : t('conditions.batch.range', { from, to });
    listed.push({ name: 'batch', text });
  }
  if (needsPermit) listed.push({ name: 'permit', text: t('conditions.permit') });
  return listed;
}

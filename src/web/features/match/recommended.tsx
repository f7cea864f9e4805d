import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { RecommendedPosting } from '#contract/match-lists.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { UnmetRequirements } from '#web/lib/unmet-requirements.tsx';
import { useWhere } from '#web/lib/use-where.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { ScoreRing } from '#web/ui/score-ring.tsx';
import { wholeScore } from '#web/ui/score-tone.ts';
import { SkeletonLines } from '#web/ui/skeleton.tsx';

const jobs = '/student-dashboard/jobs';
const namedSkills = 3;

type Props = {
  /** Removes a posting from the recommendations. */
  Dismiss: ComponentType<{ posting: RecommendedPosting }>;
};

/** The best-matching open postings, each with its main reason. */
export function Recommended({ Dismiss }: Props) {
  const t = useTexts();
  const { data, isError, isFetching, refetch } = useQuery(api.match.listRecommended.query());
  return (
    <section aria-labelledby="recommended" className="mt-8">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-4 gap-y-1">
        <div>
          <h2 id="recommended" className="text-18 font-semibold">
            {t('match.recommended.title')}
          </h2>
          <p className="text-14 text-ink-muted">{t('match.recommended.text')}</p>
        </div>
        <Link
          to={jobs}
          className="inline-flex touch-height items-center text-14 text-primary underline underline-offset-4"
        >
          {t('match.recommended.all')}
        </Link>
      </div>
      {data ? (
        data.items.length === 0 ? (
          <Callout
            action={
              <ButtonLink to="/student-dashboard/job-preferences" size="sm">
                {t('match.recommended.say')}
              </ButtonLink>
            }
          >
            {t('match.recommended.none')}
          </Callout>
        ) : (
          <ul className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
            {data.items.map((posting) => (
              <li key={posting.id} className="min-w-0">
                <RecommendedCard posting={posting} Dismiss={Dismiss} />
              </li>
            ))}
          </ul>
        )
      ) : isError ? (
        <Callout
          tone="danger"
          action={
            <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
              {t('common.retry')}
            </Button>
          }
        >
          {t('match.recommended.failed')}
        </Callout>
      ) : (
        <SkeletonLines lines={4} />
      )}
    </section>
  );
}

function RecommendedCard({ posting, Dismiss }: Props & { posting: RecommendedPosting }) {
  const t = useTexts();
  const { title, companyName, source, match } = posting;
  const score = match === null ? null : wholeScore(match.score);
  const where = [
    companyName,
    ...useWhere(posting),
    source === 'sample' && t('match.recommended.sample'),
  ];
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors hover:border-line-strong">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-16 font-semibold wrap-anywhere">
            <Link
              to={`${jobs}/${posting.id}?via=recommended`}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
            >
              {title}
            </Link>
          </h3>
          <p className="text-14 wrap-anywhere text-ink-muted">
            {where.filter(Boolean).join('\u{a0}· ')}
          </p>
        </div>
        {score !== null && (
          <ScoreRing
            size="sm"
            className="-me-2.5 shrink-0"
            value={score}
            label={t('match.parts.score', { score })}
            word={<span className="sr-only">{t('match.parts.score', { score })}</span>}
          />
        )}
      </div>
      <div className="mt-auto flex items-end justify-between gap-3">
        <div className="flex min-w-0 flex-col items-start gap-1.5">
          <UnmetRequirements unmet={match?.unmet} />
          <p className="text-13 wrap-anywhere text-ink-muted">{useReason(posting)}</p>
        </div>
        <span className="relative z-10 shrink-0">
          <Dismiss posting={posting} />
        </span>
      </div>
    </article>
  );
}

function useReason({ reason, sharedSkills }: RecommendedPosting): string {
  const t = useTexts();
  if (reason !== 'skills') return t(`match.recommended.reason.${reason}`);
  const skills = sharedSkills.slice(0, namedSkills).join(', ');
  return skills === ''
    ? t('match.recommended.reason.related')
    : t('match.recommended.reason.skills', { skills });
}

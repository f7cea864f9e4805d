import { Suspense } from 'react';
import type { WholeSearchCard } from '#contract/search.ts';
import { AboutCompany } from '#web/lib/about-company.tsx';
import { CompanyLink } from '#web/lib/company-link.tsx';
import { DeadlineText } from '#web/lib/deadline-text.tsx';
import { Description } from '#web/lib/description.tsx';
import { PostingConditions } from '#web/lib/posting-conditions.tsx';
import { useCountOpened, usePostingSource } from '#web/lib/posting-view.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { useWhere } from '#web/lib/use-where.ts';
import { Callout } from '#web/ui/callout.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { useCardSlots } from './card-slots.ts';
import { DeadlineBadge, PostedTime } from './posting-times.tsx';
import type { SearchPlace } from './search-place.ts';
import { SourceBadge } from './source-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { usePayText } from './use-pay-text.ts';

/** The full posting, ours or external. */
export function FoundPosting({
  posting,
  place,
  now,
  usdRate,
}: {
  posting: WholeSearchCard;
  place: SearchPlace;
  now: Date;
  usdRate: number;
}) {
  const t = useTexts();
  useCountOpened(posting.appliesHere ? posting.id : null, usePostingSource('search'));
  const { Explanation } = useCardSlots();
  const pay = usePayText(posting, place, usdRate);
  const where = useWhere(posting);
  const kindText = usePostingKind();
  const facts = [
    ['pay', pay ?? t('search.card.no-pay')],
    ['place', where.join(' · ')],
    ['type', posting.type && kindText(posting.type)],
    ['level', posting.level && kindText(posting.level)],
    ['category', posting.category && kindText(posting.category)],
    ['posted', <PostedTime key="posted" postedAt={posting.postedAt} now={now} />],
    [
      'deadline',
      posting.deadline && (
        <span key="last" className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <DeadlineBadge deadline={posting.deadline} now={now} />
          <span>
            <DeadlineText deadline={posting.deadline} zone={posting.deadlineZone} />
          </span>
        </span>
      ),
    ],
    ['source', <SourceBadge key="source" source={posting.source} credit={posting.credit} />],
    [
      'questions',
      posting.appliesHere ? t('search.detail.questions', { count: posting.questions }) : null,
    ],
  ] as const;
  return (
    <div className="flex flex-col gap-6">
      {(posting.status !== null || posting.answerDays !== null) && (
        <p className="flex flex-wrap items-center gap-2 text-14 text-ink-muted">
          {posting.status && <StatusBadge status={posting.status} />}
          {posting.answerDays !== null &&
            t('search.detail.answers', {
              days: Math.ceil(posting.answerDays),
              count: posting.answerCount ?? 0,
            })}
        </p>
      )}
      {!posting.isOpen && <Callout tone="warning">{t('search.detail.closed')}</Callout>}
      {(posting.hostState === 'look-alike' ||
        (posting.hostState === 'unknown' && posting.url !== null)) && (
        <Callout tone={posting.hostState === 'unknown' ? 'warning' : 'danger'}>
          {t(`search.detail.host.${posting.hostState}`)}
        </Callout>
      )}
      <DescriptionList
        look="grid"
        className="border-y border-line py-5"
        items={facts.flatMap(([name, detail]) =>
          detail ? [{ term: t(`search.detail.facts.${name}`), detail }] : [],
        )}
      />
      <PostingConditions posting={posting} isStudent={place.isStudents} level="h3" />
      {posting.description.length > 0 && (
        <section>
          <h3 className="text-16 font-semibold">{t('search.detail.about')}</h3>
          <Description blocks={posting.description} />
        </section>
      )}
      {posting.skills.length > 0 && (
        <section>
          <h3 className="text-16 font-semibold">{t('common.skills')}</h3>
          <ul className="mt-3 flex flex-wrap gap-1.5">
            {posting.skills.map((skill) => (
              <li key={skill} className="max-w-full">
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        </section>
      )}
      {Explanation && (
        <div id="match" className="scroll-mt-4">
          <Suspense>
            <Explanation card={posting} />
          </Suspense>
        </div>
      )}
      {(posting.about?.description ?? posting.about?.website) && (
        <section>
          <h3 className="text-16 font-semibold">
            {t('search.detail.company', { company: posting.companyName })}
          </h3>
          <AboutCompany about={posting.about} />
          {posting.companySlug && (
            <p className="mt-3">
              <CompanyLink
                name={t('search.detail.company-page', { company: posting.companyName })}
                slug={posting.companySlug}
              />
            </p>
          )}
        </section>
      )}
    </div>
  );
}

import { memo, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { SearchCard as Card } from '#contract/search.ts';
import { cardSkills } from '#domain/posting/posting.ts';
import { CompanyLink } from '#web/lib/company-link.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { UnmetRequirements } from '#web/lib/unmet-requirements.tsx';
import { usePostingKind } from '#web/lib/use-posting-kind.ts';
import { useWhere } from '#web/lib/use-where.ts';
import { Avatar } from '#web/ui/avatar.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { SiteIcon, type SiteIconName } from '#web/ui/site-icon.tsx';
import { ApplyAction } from './apply-action.tsx';
import { useCardSlots } from './card-slots.ts';
import { usePostingLink } from './posting-opener.ts';
import { DeadlineBadge, PostedTime } from './posting-times.tsx';
import type { SearchPlace } from './search-place.ts';
import { SourceBadge } from './source-badge.tsx';
import { StatusBadge } from './status-badge.tsx';
import { usePayText } from './use-pay-text.ts';

type Props = {
  card: Card;
  to: string;
  place: SearchPlace;
  /** The time of the response, from which ages in days are counted. */
  now: number;
  usdRate: number;
  /** A last fact from the page, such as when the posting was saved. */
  note?: string;
};

/**
 * A posting among the results; the whole card is a link. Memoized, so that it doesn't re-render
 * when others change.
 */
export const SearchCard = memo(function SearchCard(props: Props) {
  const { card, to, place, now: at, usdRate, note } = props;
  const now = new Date(at);
  const t = useTexts();
  const { Match, Actions } = useCardSlots();
  const postingLink = usePostingLink(card.id);
  const pay = usePayText(card, place, usdRate);
  const where = useWhere(card);
  const kindText = usePostingKind();
  const kind = [card.type, card.level].filter((each) => each !== null).map(kindText);
  return (
    <article className="relative flex h-full flex-col gap-3 rounded-card border border-line bg-surface p-4 transition-colors focus-within:border-line-strong hover:border-line-strong sm:p-5">
      <div className="flex items-start gap-3">
        <Avatar
          name={card.companyName}
          src={card.logoId && `/logos/${card.logoId}`}
          shape="company"
          size="md"
        />
        <div className="min-w-0 grow">
          <h3 className="text-16 font-semibold text-balance wrap-anywhere">
            <Link
              to={to}
              discover="none"
              preventScrollReset={false}
              {...postingLink}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card hover:text-primary"
            >
              <Highlighted parts={card.titleParts} />
            </Link>
          </h3>
          <p className="mt-1 text-14 wrap-anywhere text-ink-muted">
            <CompanyLink
              name={card.companyName}
              slug={card.companySlug}
              className="relative z-10 text-ink-muted no-underline hover:underline"
            />
          </p>
        </div>
        {Match && (
          <span className="relative z-10 shrink-0">
            <Match card={card} to={`${to}#match`} />
          </span>
        )}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-14 text-ink-muted">
        {where.length > 0 && <Fact icon="map-pin">{where.join(' · ')}</Fact>}
        <Fact icon="banknote">
          {pay === null ? (
            t('search.card.no-pay')
          ) : (
            <span className="font-medium text-ink tabular-nums">{pay}</span>
          )}
        </Fact>
        {kind.length > 0 && <Fact icon="briefcase">{kind.join(' · ')}</Fact>}
        {card.answerDays !== null && (
          <Fact icon="timer">{t('search.card.answers', { days: Math.ceil(card.answerDays) })}</Fact>
        )}
      </ul>
      {card.excerpt.length > 0 && (
        <p className="line-clamp-2 text-14 wrap-anywhere text-ink-muted">
          <Highlighted parts={card.excerpt} />
        </p>
      )}
      {card.skills.length > 0 && (
        <ul aria-label={t('common.skills')} className="flex flex-wrap gap-1.5 text-13">
          {card.skills.slice(0, cardSkills).map((skill) => (
            <li
              key={skill}
              className="max-w-full truncate rounded-chip border border-line px-2.5 py-0.5 text-ink-muted"
            >
              {skill}
            </li>
          ))}
          {card.skills.length > cardSkills && (
            <li className="self-center text-ink-muted">
              {t('search.card.more-skills', { count: card.skills.length - cardSkills })}
            </li>
          )}
        </ul>
      )}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-3 pt-1">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5 text-13 text-ink-muted">
          {card.status && <StatusBadge status={card.status} />}
          <UnmetRequirements unmet={card.match?.unmet} />
          {card.hostState === 'look-alike' && (
            <Badge tone="danger">{t('search.card.look-alike')}</Badge>
          )}
          {card.deadline && <DeadlineBadge deadline={card.deadline} now={now} />}
          <SourceBadge source={card.source} credit={card.credit} />
          <span className="min-w-0">
            <PostedTime postedAt={card.postedAt} now={now} />
            {note && <> · {note}</>}
          </span>
        </div>
        <div className="relative z-10 ms-auto flex flex-wrap items-center justify-end gap-1.5 whitespace-nowrap narrow-card:w-full">
          {Actions && <Actions card={card} />}
          <ApplyAction card={card} to={to} />
        </div>
      </div>
    </article>
  );
});

function Fact({ icon, children }: { icon: SiteIconName; children: ReactNode }) {
  return (
    <li className="flex min-w-0 items-center gap-1.5">
      <SiteIcon name={icon} size={16} className="shrink-0 text-ink-subtle" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  );
}

function Highlighted({ parts }: { parts: Card['titleParts'] }) {
  return parts.map(({ text, isHit }, at) =>
    isHit ? (
      <mark key={at} className="rounded-small bg-accent-soft text-on-accent-soft">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

import { useQuery } from '@tanstack/react-query';
import type { MatchDetails } from '#contract/match-details.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useBadgeText } from '#web/lib/use-badge-text.ts';
import { Callout } from '#web/ui/callout.tsx';

/** Tells a company that a candidate doesn't show the badge that the posting asks for. */
export function BadgeNote({ match }: { match: MatchDetails }) {
  const t = useTexts();
  const badgeText = useBadgeText();
  const isMissing = match.requirements.some(
    ({ requirement, state }) => requirement === 'badge' && state === 'unmet',
  );
  if (match.skillBadge === null || !isMissing) return null;
  return (
    <Callout tone="warning" title={t('conditions.badge.not-shown')}>
      {t('conditions.badge.not-shown-text', { badge: badgeText(match.skillBadge) })}
    </Callout>
  );
}

/** The same beside an application. */
export default function ReceivedBadgeNote({ applicationId }: { applicationId: string }) {
  const { data } = useQuery(api.match.loadReceived.query({ applicationId }));
  return (
    data && (
      <div className="mt-7 empty:hidden">
        <BadgeNote match={data} />
      </div>
    )
  );
}

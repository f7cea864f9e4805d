import type { TalentEntry } from '#contract/talent.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';

/** Availability, shortlists and the latest invitation. */
export function EntryBadges({
  entry,
}: {
  entry: Pick<TalentEntry, 'isAvailable' | 'invitation' | 'postings'>;
}) {
  const t = useTexts();
  const format = useFormat();
  const { isAvailable, invitation, postings } = entry;
  const titles = postings.map(({ title }) => title || t('dashboard.untitled-job'));
  return (
    <>
      <Badge tone={isAvailable ? 'success' : 'warning'}>
        {t(isAvailable ? 'dashboard.available' : 'dashboard.not-available')}
      </Badge>
      {titles.length > 0 && (
        <Badge wraps tone="accent">
          {t('talent.shortlisted', { titles: format.list(titles) })}
        </Badge>
      )}
      {invitation && (
        <Badge wraps tone={invitation.standing === 'applied' ? 'success' : 'info'}>
          {t(`talent.standing.${invitation.standing}`, { title: invitation.postingTitle })}
        </Badge>
      )}
    </>
  );
}

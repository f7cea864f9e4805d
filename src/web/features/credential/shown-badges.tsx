import type { ShownCredential } from '#contract/credential.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ShownBadgeRow } from './shown-badge-row.tsx';

/** The badges of one person, beside the rest of what a company sees of them. */
export function VisibleBadges({ badges }: { badges: readonly ShownCredential[] }) {
  const t = useTexts();
  if (badges.length === 0) return null;
  return (
    <section className="mt-7 border-t border-line pt-5">
      <h3 className="text-16 font-semibold">{t('dashboard.badges')}</h3>
      <p className="mt-1 text-13 text-ink-muted">{t('applicant-badges.text')}</p>
      <ul className="mt-4 flex flex-col gap-5">
        {badges.map((badge) => (
          <li key={badge.id}>
            <ShownBadgeRow badge={badge} />
          </li>
        ))}
      </ul>
    </section>
  );
}

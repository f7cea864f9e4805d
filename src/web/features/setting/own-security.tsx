import type { Me } from '#contract/account.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';

/** How a person signs in. */
export function OwnSecurity({ me }: { me: Me }) {
  const t = useTexts();
  return (
    <Card
      as="section"
      title={t('settings.security.title')}
      description={t('settings.security.text')}
    >
      <p className="text-14 wrap-anywhere">
        <span className="text-ink-muted">{t('settings.security.email')}: </span>
        <strong className="font-medium">{me.email}</strong>
      </p>
    </Card>
  );
}

import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** The way out for somebody whose account is deactivated. */
export function ContactSupport() {
  const t = useTexts();
  return (
    <ButtonLink size="sm" to="/contact">
      {t('auth.contact')}
    </ButtonLink>
  );
}

import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/**
 * Signs in or up with Google. Without configured keys it explains that, before and after a click.
 */
export function GoogleButton({
  from,
  isMissing,
  query,
}: {
  from: 'login' | 'signup';
  isMissing: boolean;
  /** The page's query string, which holds the return path. */
  query: URLSearchParams;
}) {
  const t = useTexts();
  return (
    <div className="mb-6">
      <ButtonLink
        to={`/auth/google?from=${from}&${query}`}
        reloadDocument
        size="lg"
        className="w-full"
        aria-describedby="google"
      >
        {t('auth.google.continue')}
      </ButtonLink>
      {isMissing && (
        <p id="google" className="text-13">
          {t('auth.google.missing')}
        </p>
      )}
    </div>
  );
}

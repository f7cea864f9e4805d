import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Signs in or up with Google. Where no keys are set it says so, before and after a press. */
export function GoogleButton({
  from,
  isMissing,
  query,
}: {
  from: 'login' | 'signup';
  isMissing: boolean;
  /** Of this page: where to go on to is in it. */
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

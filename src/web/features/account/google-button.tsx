import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

const noteId = 'google-missing';

/** Signs in or up with Google. Where no keys are set it says so, before and after a press. */
export function GoogleButton({
  from,
  isMissing,
  next,
}: {
  from: 'login' | 'signup';
  isMissing: boolean;
  next: string | null;
}) {
  const t = useTexts();
  return (
    <div className="mb-6">
      <ButtonLink
        to={`/auth/google?from=${from}&next=${encodeURIComponent(next ?? '')}`}
        reloadDocument
        size="lg"
        className="w-full"
        aria-describedby={isMissing ? noteId : undefined}
      >
        {t('auth.google.continue')}
      </ButtonLink>
      {isMissing && (
        <p id={noteId} className="mt-2 text-13 text-ink-muted">
          {t('auth.google.missing')}
        </p>
      )}
    </div>
  );
}

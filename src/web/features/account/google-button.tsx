import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';

/** Signs in or up with Google. Where no keys are set it says so, before and after a press. */
export function GoogleButton({
  from,
  google,
}: {
  from: 'login' | 'signup';
  google: 'on' | 'off' | 'missing';
}) {
  const t = useTexts();
  const [search] = useSearchParams();
  const noteId = useId();
  if (google === 'off') return null;
  const query = new URLSearchParams({ from });
  const next = search.get('next');
  if (next) query.set('next', next);
  return (
    <div className="mb-6">
      <ButtonLink
        to={`/auth/google?${query.toString()}`}
        reloadDocument
        rel="nofollow"
        size="lg"
        className="w-full"
        aria-describedby={google === 'missing' ? noteId : undefined}
      >
        {t('auth.google.continue')}
      </ButtonLink>
      {google === 'missing' && (
        <p id={noteId} className="mt-2 text-13 text-ink-muted">
          {t('auth.google.missing')}
        </p>
      )}
      <p className="mt-6 flex items-center gap-3 text-13 text-ink-muted before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {t('auth.google.or')}
      </p>
    </div>
  );
}

import { useTexts } from '#web/lib/texts.tsx';

/** Says that saving waits for the student to sign in again, and where to. */
export function SignedOutNote() {
  const t = useTexts();
  return (
    <>
      {t('recording.saving.signed-out')}
      {t.gap}
      <a href="/login?next=/welcome" target="_blank" rel="noopener">
        {t('site.session.over.log-in')}
      </a>
    </>
  );
}

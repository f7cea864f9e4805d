import { ButtonLink } from '#web/ui/button-link.tsx';
import { SignUpLink } from './sign-up-link.tsx';
import { useTexts } from './texts.tsx';

/** The two first steps of a visitor, in the hero of a page for students. */
export function StartButtons() {
  const t = useTexts();
  return (
    <>
      <SignUpLink size="lg" variant="primary">
        {t('common.get-started-free')}
      </SignUpLink>
      <CareersButton />
    </>
  );
}

export function CareersButton() {
  const t = useTexts();
  return (
    <ButtonLink to="/careers" size="lg" variant="secondary">
      {t('common.view-careers')}
    </ButtonLink>
  );
}

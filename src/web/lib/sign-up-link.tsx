import { useRouteLoaderData } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from '#web/ui/button-link.tsx';
import { useTexts } from './texts.tsx';

/** Whether registration is open, as far as this page knows; the form checks again. */
export function useIsRegistrationOpen(): boolean {
  const root = useRouteLoaderData('root') as { isRegistrationOpen: boolean } | undefined;
  return root?.isRegistrationOpen ?? true;
}

/** Links to sign-up; while registration is closed, to sign-in instead. */
export function SignUpLink({ children, ...look }: Omit<ButtonLinkProps, 'to'>) {
  const t = useTexts();
  const isOpen = useIsRegistrationOpen();
  return (
    <ButtonLink {...look} to={isOpen ? '/signup' : '/login'}>
      {isOpen ? children : t('site.log-in')}
    </ButtonLink>
  );
}

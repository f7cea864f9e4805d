import { useRouteLoaderData } from 'react-router';
import { ButtonLink, type ButtonLinkProps } from '#web/ui/button-link.tsx';
import { useTexts } from './texts.tsx';

/** Whether the platform takes new accounts, as far as this page knows; the form itself asks again. */
export function useIsRegistrationOpen(): boolean {
  const root = useRouteLoaderData('root') as { isRegistrationOpen: boolean } | undefined;
  return root?.isRegistrationOpen ?? true;
}

/** Calls to sign up; while no new accounts are taken it promises none, and leads those who have one in. */
export function SignUpLink({ children, ...look }: Omit<ButtonLinkProps, 'to'>) {
  const t = useTexts();
  const isOpen = useIsRegistrationOpen();
  return (
    <ButtonLink {...look} to={isOpen ? '/signup' : '/login'}>
      {isOpen ? children : t('site.log-in')}
    </ButtonLink>
  );
}

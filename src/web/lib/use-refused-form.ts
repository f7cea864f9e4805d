import { useRouteLoaderData } from 'react-router';
import type { RefusedForm } from '#contract/page-context.ts';

/** The form that was posted without scripts and refused, on the response page. */
export function useRefusedForm(isPosted = true): RefusedForm | null {
  const root = useRouteLoaderData('root') as { refusedForm?: RefusedForm | null } | undefined;
  return (isPosted && root?.refusedForm) || null;
}

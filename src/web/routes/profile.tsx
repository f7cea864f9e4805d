import { type LoaderFunctionArgs, redirect } from 'react-router';
import { homeOf } from '#domain/account/home-of.ts';
import { pageContext } from '#web/lib/page-context.ts';

export async function loader({ context }: LoaderFunctionArgs): Promise<never> {
  const account = await context.get(pageContext).me();
  if (account === null) throw redirect('/login?next=/profile');
  throw redirect(`${homeOf(account.kind)}/update-profile`);
}

import { type LoaderFunctionArgs, redirect } from 'react-router';
import { homeOf } from '#domain/account/home-of.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { settingsTabOf } from '#web/features/setting/settings-tab.ts';
import { pageContext } from '#web/lib/page-context.ts';

/**
 * Redirects to the settings of the user's account type, keeping the other query parameters; `?tab=`
 * selects a tab.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<never> {
  const account = await context.get(pageContext).me();
  if (account === null) throw redirect('/login?next=/settings');
  const search = new URL(request.url).searchParams;
  const named = search.get('tab');
  if (named === null) throw redirect(`${homeOf(account.kind)}/settings`);
  const tab = settingsTabOf(named);
  search.delete('tab');
  const rest = search.size === 0 ? '' : `?${search.toString()}`;
  const page = tab === undefined || tab === 'notifications' ? '' : `/${tab}`;
  throw redirect(ownSettingsPath(account.kind) + page + rest);
}

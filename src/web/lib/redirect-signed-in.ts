import { redirect } from 'react-router';
import { homeOf } from '#domain/account/home-of.ts';
import { ownNoticeIn } from '#domain/account/own-notices.ts';
import { ownSettingsPath } from '#domain/account/own-settings-path.ts';
import { returnPath } from '#domain/account/return-path.ts';
import type { Prefetch } from './page.ts';

/**
 * Redirects signed-in users, except when the URL carries a reason or the page answers a posted
 * form. The result of a mailed link is shown in the security settings.
 */
export async function redirectSignedIn({ me, url, context }: Prefetch): Promise<void> {
  if (me === null || context.refusedForm !== null) return;
  const notice = ownNoticeIn(url.searchParams);
  if (notice !== undefined) {
    throw redirect(`${ownSettingsPath(me.kind)}/security?notice=${notice}`);
  }
  if (url.searchParams.has('error')) return;
  const path = returnPath(url.searchParams.get('next'));
  throw redirect(path === '/' ? homeOf(me.kind) : path);
}

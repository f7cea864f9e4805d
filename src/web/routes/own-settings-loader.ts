import type { Me } from '#contract/account.ts';
import { prefetchSecurity } from '#web/features/account/security-queries.ts';
import { settingsTabOf } from '#web/features/setting/settings-tab.ts';
import { pageLoader } from '#web/lib/page.ts';

/** The shared loader of the user settings pages; an unknown tab is a 404. */
export function ownSettingsLoader(kind: Me['kind']) {
  return pageLoader({
    texts: ['settings', 'auth', 'security', 'plan'],
    only: [kind],
    prefetch: ({ api, cache, load, params }) => {
      const tab = settingsTabOf(params['tab']);
      if (tab === undefined) throw new Response(null, { status: 404 });
      return Promise.all([
        load(api.setting.loadOwn.query()),
        load(api.profile.findExport.query()),
        tab === 'security' && prefetchSecurity({ api, cache }),
        tab === 'account' && kind !== 'admin' && load(api.plan.loadOwn.query()),
      ]);
    },
    title: (t) => t('site.settings'),
  });
}

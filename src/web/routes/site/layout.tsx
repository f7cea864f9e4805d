import { lazy, Suspense } from 'react';
import { useLocation, useRouteLoaderData } from 'react-router';
import { organizationData } from '#domain/site/structured-data.ts';
import { SiteAccountMenu } from '#web/features/account/site-account-menu.tsx';
import { ThemeToggle } from '#web/features/account/theme-toggle.tsx';
import { useAccountChanges } from '#web/features/account/use-account-changes.ts';
import { useMe } from '#web/features/account/use-me.ts';
import { useWelcome } from '#web/features/account/use-welcome.ts';
import { NewsletterLine } from '#web/features/newsletter/newsletter-line.tsx';
import { LanguageLinks } from '#web/features/site/language-links.tsx';
import { SitePage } from '#web/features/site/site-page.tsx';
import { StructuredData } from '#web/lib/structured-data.tsx';
import { PageOutlet } from '#web/routes/page-outlet.tsx';
import { fonts } from '#web/ui/fonts.ts';
import type { Route } from './+types/layout.ts';

// Most visitors of public pages are not signed in and never load it.
const SessionWarning = lazy(() =>
  import('#web/features/account/session-warning.tsx').then(
    ({ SessionWarning: Shown }) => ({ default: Shown }),
    () => ({ default: () => null }),
  ),
);

/** Preloads the font of the large headings on public pages. */
export function links(): Route.LinkDescriptors {
  return [
    {
      rel: 'preload',
      as: 'font',
      type: 'font/woff2',
      crossOrigin: 'anonymous',
      href: fonts.display,
    },
  ];
}

/** Pages with data about the organization. */
const aboutUs = new Set(['/', '/about']);

type Installation = { address: string; year: number; locales: readonly string[] };

/**
 * The footer's installation data: the site's address, the year in which the page was rendered, and
 * the languages.
 */
function useRoot(): Installation {
  const root = useRouteLoaderData('root') as Installation | undefined;
  return root ?? { address: '/', year: 0, locales: [] };
}

export default function SiteLayout() {
  const me = useMe();
  const { address, year, locales } = useRoot();
  const { pathname } = useLocation();
  useAccountChanges();
  useWelcome();
  return (
    <SitePage
      address={address}
      year={year}
      languages={<LanguageLinks locales={locales} />}
      themeToggle={<ThemeToggle me={me} />}
      newsletter={<NewsletterLine />}
      end={me && <SiteAccountMenu me={me} />}
    >
      {aboutUs.has(pathname) && (
        <StructuredData make={import.meta.env.SSR ? organizationData : null} />
      )}
      <PageOutlet place="site" />
      {me && (
        <Suspense fallback={null}>
          <SessionWarning me={me} />
        </Suspense>
      )}
    </SitePage>
  );
}

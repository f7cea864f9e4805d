import { HydrationBoundary, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, use, useEffect, useState } from 'react';
import {
  isRouteErrorResponse,
  Links,
  Outlet,
  Scripts,
  ScrollRestoration,
  UNSAFE_useScrollRestoration as useScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
  useRouteLoaderData,
} from 'react-router';
import { isPublicPage } from '#domain/site/public-paths.ts';
import { directionOf } from '#texts/pick-locale.ts';
import { recordEarlyClick, recordEarlyKeys, replayEarlyClick } from '#web/lib/early-click.ts';
import { HeadTags } from '#web/lib/head-tags.tsx';
import { NonceContext } from '#web/lib/nonce.ts';
import { pageContext } from '#web/lib/page-context.ts';
import type { PageData } from '#web/lib/page.ts';
import { createQueryClient } from '#web/lib/query-client.ts';
import { TextsProvider, useTexts } from '#web/lib/texts.tsx';
import { beforePaint } from '#web/lib/theme.ts';
import { useFormatLocale } from '#web/lib/use-format-locale.ts';
import { shouldRenew } from '#web/lib/use-renewal.ts';
import { useRouteFocus } from '#web/lib/use-route-focus.ts';
import { useTimeZone } from '#web/lib/use-time-zone.ts';
import { fonts } from '#web/ui/fonts.ts';
import { UiRoot } from '#web/ui/ui-root.tsx';
import { useIsServed } from '#web/ui/use-is-served.ts';
import type { Route } from './+types/root.ts';
import { FailedPage } from './routes/failed-page.tsx';
import styles from './styles.css?url';

export function loader({ context, request }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { translate, settings } = page;
  const titleOf = (title: string) => `${title} · ${settings.platformName}`;
  return {
    locale: page.locale,
    locales: page.locales,
    timeZone: page.timeZone,
    browserZone: page.browserZone,
    formatLocale: page.formatLocale,
    texts: page.texts(['common', 'site']),
    refusedForm: page.refusedForm,
    address: new URL('/', request.url).href,
    year: new Date().getFullYear(),
    origin: new URL(request.url).origin,
    platformName: settings.platformName,
    isRegistrationOpen: settings.isRegistrationOpen,
    /** Titles of the 404 page and the error page. */
    titles: {
      missing: titleOf(translate('site.not-found.title')),
      failed: titleOf(translate('site.failed.title')),
    },
  };
}

/**
 * Locale and shared texts stay the same, unless the platform is renamed or the reader chooses another
 * language; a refused form belongs to a single request, and only pages without scripts show it.
 */
export const shouldRevalidate = shouldRenew;

export function links(): Route.LinkDescriptors {
  const font = {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossOrigin: 'anonymous',
  } as const;
  // React writes stylesheets with a precedence before everything that is only preloaded.
  const stylesheet = { rel: 'stylesheet', href: styles, precedence: 'default' };
  return [
    stylesheet,
    { ...font, href: fonts.text },
    // Browsers request the other icons under their default names.
    { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  ];
}

type Reader = {
  locale: string;
  timeZone: string | null;
  browserZone: string | null;
  formatLocale: string | null;
};
const nobody: Reader = { locale: 'en', timeZone: null, browserZone: null, formatLocale: null };

/** The reader's locale and time zone; a page whose root failed uses the default language. */
function useReader(): Reader {
  return useRouteLoaderData<typeof loader>('root') ?? nobody;
}

/**
 * Inline script of server-rendered pages. Public pages consist of links and forms, which work
 * without it.
 */
const servedScript = (isPublic: boolean) =>
  import.meta.env.SSR
    ? beforePaint + (isPublic ? '' : `;${recordEarlyClick};${recordEarlyKeys}`)
    : '';

/** The last element of the page: nothing is painted before it is parsed. */
const lastId = 'page-end';

export function Layout({ children }: { children: ReactNode }) {
  const nonce = use(NonceContext);
  const { locale } = useReader();
  // Only the server renders scripts: rendered in the browser they would violate the content
  // security policy.
  const isServed = useIsServed();
  const isStill = useMatches().some(({ id }) => id === 'routes/maintenance');
  return (
    <html lang={locale} dir={directionOf(locale)} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        {/* Otherwise a busy machine paints half a page and shifts it when the rest is parsed. */}
        {/* oxlint-disable-next-line react/no-unknown-property -- it is in the HTML standard and in React's types */}
        {!isStill && <link rel="expect" href={`#${lastId}`} blocking="render" />}
        {isServed && (
          <script
            {...(nonce !== null && { nonce })}
            suppressHydrationWarning
            // oxlint-disable-next-line react/no-danger -- our own constant, run before the first paint
            dangerouslySetInnerHTML={{ __html: servedScript(nonce === null) }}
          />
        )}
        <HeadTags />
        <Links />
      </head>
      <body className="bg-background font-sans text-ink antialiased">
        {children}
        {isServed && !isStill ? <ScrollRestoration id={lastId} /> : <KeepScroll />}
        {isServed && !isStill && <Scripts />}
      </body>
    </html>
  );
}

/** Replaces ScrollRestoration after its inline script has run. */
function KeepScroll() {
  useScrollRestoration();
  return null;
}

function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(() => createQueryClient());
  const matches = useMatches();
  const { locale, timeZone: savedZone, browserZone, formatLocale } = useReader();
  const ownZone = useTimeZone(savedZone, browserZone);
  // The server rendered it once for all readers: its texts stay as they are.
  const { pathname } = useLocation();
  const isShared = formatLocale === null && isPublicPage(pathname);
  const data = matches.map((match) => match.loaderData as Partial<PageData> | undefined);
  const texts = data.map((page) => page?.texts).filter((page) => page !== undefined);
  const queries = data.flatMap((page) => page?.dehydrated?.queries ?? []);
  return (
    <QueryClientProvider client={queryClient}>
      <TextsProvider
        language={locale}
        locale={useFormatLocale(locale, formatLocale, isShared)}
        timeZone={isShared ? 'UTC' : (ownZone ?? 'UTC')}
        ownZone={ownZone}
        texts={useStableList(texts)}
      >
        <HydrationBoundary state={{ queries, mutations: [] }}>
          <WithToasters>{children}</WithToasters>
        </HydrationBoundary>
      </TextsProvider>
    </QueryClientProvider>
  );
}

/**
 * Returns the previous array while its members are the same, so that navigation doesn't rebuild the
 * texts.
 */
function useStableList<T>(list: T[]): T[] {
  const [stable, setStable] = useState(list);
  const isSame = stable.length === list.length && stable.every((each, at) => each === list[at]);
  if (isSame) return stable;
  setStable(list);
  return list;
}

function WithToasters({ children }: { children: ReactNode }) {
  const t = useTexts();
  return (
    <UiRoot
      toasterTexts={{
        standardLabel: t('site.toasts', { hotkey: '{hotkey}' }),
        noticeLabel: t('site.notices', { hotkey: '{hotkey}' }),
        messageLabel: t('site.toast'),
        close: t('common.close'),
      }}
    >
      {children}
    </UiRoot>
  );
}

export default function App() {
  useRouteFocus();
  useEffect(() => {
    document.documentElement.dataset['hydrated'] = '';
    replayEarlyClick();
  }, []);
  return (
    <Providers>
      <Outlet />
    </Providers>
  );
}

export function ErrorBoundary() {
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Providers>
      <FailedPage isMissing={isMissing} />
    </Providers>
  );
}

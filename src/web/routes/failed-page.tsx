import { use, useEffect } from 'react';
import { isRouteErrorResponse, useMatches, useRevalidator, useRouteError } from 'react-router';
import { ErrorTags } from '#web/lib/head-tags.tsx';
import type { PageHandle } from '#web/lib/page.ts';
import { RequestIdContext } from '#web/lib/request-id.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { MissingRung } from '#web/ui/missing-rung.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useIsServed } from '#web/ui/use-is-served.ts';

export function FailedPage({ isMissing }: { isMissing: boolean }) {
  const t = useTexts();
  if (!isMissing) {
    return (
      <main id="main" className="mx-auto max-w-page px-4 py-24">
        <ErrorState
          level={1}
          title={t('site.failed.title')}
          description={t('site.failed.text')}
          retry={{ label: t('common.retry'), onRetry: () => window.location.reload() }}
          action={
            <ButtonLink to="/" variant="secondary" reloadDocument>
              {t('site.not-found.home')}
            </ButtonLink>
          }
        />
        <RequestLine />
        <ErrorTags />
      </main>
    );
  }
  return (
    <main id="main" tabIndex={-1}>
      <MissingPage />
    </main>
  );
}

export function MissingPage() {
  const t = useTexts();
  return (
    <div className="mx-auto max-w-page px-4 py-20 text-center sm:py-28">
      <ErrorTags />
      <MissingRung className="mx-auto" />
      <p className="mt-6 font-display text-56 font-bold text-ink">{t('site.not-found.code')}</p>
      <h1 className="mt-2 text-20 font-semibold">{t('site.not-found.title')}</h1>
      <p className="mx-auto mt-2 max-w-text text-ink-muted">{t('site.not-found.text')}</p>
      <ButtonLink to="/" variant="primary" className="mt-8">
        {t('site.not-found.home')}
      </ButtonLink>
    </div>
  );
}

/**
 * Error boundary of a page inside a layout: the layout stays, and a retry reloads only the page.
 * The back-office's lists have a title of their own, which a toast names as well.
 */
export function PageFailed() {
  const t = useTexts();
  const error = useRouteError();
  const { revalidate, state } = useRevalidator();
  // The server can't know the connection state, so the first browser render repeats the server's
  // output.
  const isServed = useIsServed();
  const failed = (useMatches().at(-1)?.handle as PageHandle | undefined)?.failed;
  const title = failed && t(failed);
  useEffect(() => void (title && toast({ title, tone: 'danger' })), [title]);
  if (isRouteErrorResponse(error) && error.status === 404) return <MissingPage />;
  const isRefused = isRouteErrorResponse(error) && error.status === 403;
  const isOffline = !isServed && !navigator.onLine;
  return (
    <div className="mx-auto max-w-page px-4 py-16">
      <ErrorState
        level={1}
        title={title ?? t('site.failed.title')}
        description={t(
          isRefused ? 'refusal.forbidden' : isOffline ? 'site.offline' : 'site.failed.text',
        )}
        {...(!isRefused && {
          retry: {
            label: t('common.retry'),
            onRetry: () => void revalidate(),
            busy: state === 'loading',
          },
        })}
      />
      <RequestLine />
      <ErrorTags />
    </div>
  );
}

/** The request id to quote to support. The browser keeps the server-rendered text. */
function RequestLine() {
  const t = useTexts();
  const requestId = use(RequestIdContext);
  return (
    <p suppressHydrationWarning className="mt-6 text-center text-14 text-ink-muted">
      {requestId === null ? '' : `${t('site.failed.request')} ${requestId}`}
    </p>
  );
}

import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { ReceivedApplications } from '#web/features/application/received-applications.tsx';
import { receivedInput } from '#web/features/application/received-input.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';

export { pageMeta as meta } from '#web/lib/page-meta.ts';
export { PageFailed as ErrorBoundary } from '#web/routes/failed-page.tsx';

export const loader = pageLoader({
  texts: [],
  only: ['member'],
  prefetch: ({ api, cache, url }) =>
    cache.fetchQuery(
      api.application.listReceived.queryOptions({ input: receivedInput(url.searchParams) }),
    ),
  title: (t) => t('company.applications.title'),
});

/** Opening and closing an application changes the address, not the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    listOf(currentUrl) === listOf(nextUrl);
  return !isSameList && defaultShouldRevalidate;
}

function listOf(url: URL): string {
  return JSON.stringify(receivedInput(url.searchParams));
}

export default function CompanyApplications() {
  const t = useTexts();
  const me = useMe();
  return (
    <>
      <PageHeader
        title={t('company.applications.title')}
        purpose={t('company.applications.purpose', { company: me?.company?.name ?? '' })}
      />
      <div className="mt-6">
        <ReceivedApplications />
      </div>
    </>
  );
}

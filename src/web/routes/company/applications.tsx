import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import {
  boardInput,
  pipelineKey,
  rememberedView,
  viewOf,
} from '#web/features/application/pipeline-input.ts';
import { ReceivedApplications } from '#web/features/application/received-applications.tsx';
import { receivedInput } from '#web/features/application/received-input.ts';
import { workspacePath } from '#web/features/application/workspace-path.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Page } from '#web/ui/page.tsx';

export const loader = pageLoader({
  texts: ['pipeline', 'offer', 'template'],
  only: ['member'],
  prefetch: ({ api, load, url, cookies }) => {
    const params = new URLSearchParams(url.search);
    params.delete('_routes');
    // The address of an application before it had a page of its own.
    const opened = params.get('application');
    if (opened) throw redirect(workspacePath(encodeURIComponent(opened), params));
    if (!params.has('view') && rememberedView(cookies) === 'board') {
      params.set('view', 'board');
      throw redirect(`/company-dashboard/applications?${params.toString()}`);
    }
    return viewOf(params) === 'board'
      ? load(api.application.listBoard.query(boardInput(params)))
      : load(api.application.listReceived.query(receivedInput(params)));
  },
  title: (t) => t('dashboard.applications'),
});

/** Parameters that the list does not depend on change the URL but not the list. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isSameList =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    pipelineKey(currentUrl.searchParams) === pipelineKey(nextUrl.searchParams);
  return !isSameList && defaultShouldRevalidate;
}

export default function CompanyApplications() {
  const t = useTexts();
  const { name = '', role } = useMe()?.company ?? {};
  const company = { company: name };
  return (
    <Page
      title={t('dashboard.applications')}
      purpose={
        role === 'interviewer'
          ? t('company.applications.purpose-assigned', company)
          : t('company.applications.purpose', company)
      }
    >
      <ReceivedApplications />
    </Page>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { type ShouldRevalidateFunctionArgs, useParams, useSearchParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { ResumePage } from '#web/features/resume/resume-page.tsx';
import { ResumeReaderContext } from '#web/features/resume/resume-reader.ts';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { resumeReader } from '#web/routes/student/resume-reading.tsx';

type Card = { id: string; isArchived: boolean; isDefault: boolean };

/** The resume in the URL; otherwise the default one, or the last edited. */
function selectedId(
  items: readonly Card[],
  params: { resumeId?: string },
  search: URLSearchParams,
) {
  if (params.resumeId !== undefined) return params.resumeId;
  if (search.has('new')) return null;
  const first = items.find(({ isDefault }) => isDefault) ?? items.find((each) => !each.isArchived);
  return first?.id ?? null;
}

export const loader = pageLoader({
  texts: ['resume', 'resume-reading'],
  only: ['student'],
  prefetch: async ({ api: inProcess, load, params, url }) => {
    const { items } = await load(inProcess.resume.list.query());
    const resumeId = selectedId(items, params, url.searchParams);
    if (resumeId !== null) await load(inProcess.resume.load.query({ resumeId }));
  },
  title: (t) => t('resume.title'),
});

/** Switching the open section of the form needs no data from the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isNew = (url: URL) => url.searchParams.has('new');
  return currentUrl.pathname !== nextUrl.pathname || isNew(currentUrl) !== isNew(nextUrl);
}

export default function StudentResume() {
  const me = useMe();
  const params = useParams();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery(api.resume.list.query());
  if (me === null) return null;
  return (
    <ResumeReaderContext value={resumeReader}>
      <ResumePage
        resumeId={selectedId(data.items, params, search)}
        userId={me.userId}
        hasOthers={data.items.length > 0}
      />
    </ResumeReaderContext>
  );
}

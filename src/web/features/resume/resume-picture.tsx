import { useQuery } from '@tanstack/react-query';
import type { ResumeCard } from '#contract/resume.ts';
import { api } from '#web/lib/api.ts';
import { loadPages } from './load-pages.ts';
import { PagePicture } from './page-picture.tsx';

/** The first page of a stored resume. */
export function ResumePicture({ id: resumeId, changedAt }: Pick<ResumeCard, 'id' | 'changedAt'>) {
  const { data } = useQuery({
    // Not among those that a change of the list loads again.
    queryKey: ['resume picture', resumeId, changedAt.getTime()],
    queryFn: async ({ signal }) => {
      const resume = await api.resume.load.call({ resumeId }, { signal, context: {} });
      return (await loadPages(resume, signal)).pages[0] ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return <PagePicture url={data ?? undefined} />;
}

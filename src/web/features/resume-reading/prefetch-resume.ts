import type { QueryClient } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

type Resume = { id: string; isPdf: boolean } | null;

export const readingQuery = (applicationId: string) =>
  api.application.loadReading.query({ applicationId });

export const sentFileQuery = (resume: Resume) => ({
  queryKey: ['sent-file', resume?.id ?? ''],
  queryFn: () => loadFile(resume?.id ?? ''),
  enabled: resume?.isPdf ?? false,
  staleTime: Infinity,
  retry: false,
});

async function loadFile(id: string): Promise<Blob> {
  const answer = await fetch(`/files/${id}`);
  if (!answer.ok) throw new Error(`The file was answered with ${answer.status}.`);
  return answer.blob();
}

/** Loads a resume before it is shown. */
export async function prefetchResume(cache: QueryClient, applicationId: string, resume: Resume) {
  if (resume === null) return;
  await Promise.all([
    cache.prefetchQuery(readingQuery(applicationId)),
    resume.isPdf && cache.prefetchQuery(sentFileQuery(resume)),
  ]);
}

import { lazy } from 'react';
import type { ReadCardProps, ResumeReader } from '#web/features/resume/resume-reader.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';

const load = () => import('#web/features/resume-reading/read-for-builder.ts');

/** Reads files for the resume builder, in a worker loaded on demand. */
export const resumeReader: ResumeReader = {
  readText: async (blob, format) => (await load()).readText(blob, format),
  readFile: async (file) => (await load()).readFile(file),
  ReadCard: lazy(async () => {
    const { ParsedCard } = await importWithRetry(
      () => import('#web/features/resume-reading/parsed-card.tsx'),
    );
    return { default: (props: ReadCardProps) => <ParsedCard {...props} reader="student" /> };
  }),
};

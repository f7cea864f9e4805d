import type { ResumeReader } from '#web/features/resume/resume-reader.ts';

/** Reads files for the resume builder with the code that comes when it is needed. */
export const resumeReader: ResumeReader = {
  readText: async () => {
    throw new Error('unreadable');
  },
  readFile: async (file) => {
    const { fromJsonResume } = await import('#domain/resume/from-json-resume.ts');
    const { toldFields } = await import('#domain/resume/told-fields.ts');
    const { resume } = fromJsonResume(JSON.parse(await file.text()));
    return { resume, count: toldFields(resume).length };
  },
};

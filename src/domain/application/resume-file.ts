/** Bytes (5 MB = 5 × 1024 × 1024). */
export const maxResumeBytes = 5 * 1024 * 1024;

export const resumeMediaTypes = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

export type ResumeKind = keyof typeof resumeMediaTypes;

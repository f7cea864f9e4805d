/** The files that a resume can be taken along as, by the end of their names. */
export const exportFormats = ['pdf', 'docx', 'json', 'md', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

/** Download formats, by file extension. */
export const exportFormats = ['pdf', 'docx', 'json', 'md', 'txt'] as const;
export type ExportFormat = (typeof exportFormats)[number];

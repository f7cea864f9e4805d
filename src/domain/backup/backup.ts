export const backupStates = ['waiting', 'running', 'done', 'failed'] as const;
export type BackupState = (typeof backupStates)[number];

/** What a backup holds. */
export type BackupContents = { tables: number; rows: number; files: number; lostFiles: number };

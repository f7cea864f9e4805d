import { sql } from 'drizzle-orm';
import { files, waitingFiles } from './tables/files.ts';

/** Whether the storage has not accepted a file yet; for queries that join the file. */
export const isWaitingFile = sql<boolean>`exists (select 1 from ${waitingFiles} where ${waitingFiles.fileId} = ${files.id})`;

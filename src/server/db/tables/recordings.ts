import { sql } from 'drizzle-orm';
import {
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { mediaTypes, recordingKinds } from '#domain/recording/media-type.ts';
import { userId } from './accounts.ts';
import { at } from './columns.ts';
import { files } from './files.ts';

/** A student's recorded answers to interview questions. Nobody else sees them. */
export const recordings = pgTable(
  'recordings',
  {
    userId: userId(),
    id: uuid('id').notNull(),
    questionId: text('question_id').notNull(),
    kind: text('kind', { enum: recordingKinds }).notNull(),
    mediaType: text('media_type', { enum: mediaTypes }).notNull(),
    /** The repaired file; null until the recording is finished. */
    fileId: uuid('file_id').references(() => files.id),
    durationMs: integer('duration_ms'),
    /** The answer as the student typed it. */
    transcript: text('transcript'),
    createdAt: at('created_at').notNull(),
    finishedAt: at('finished_at'),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.id] }),
    index('recordings_newest').on(t.userId, t.createdAt.desc(), t.id.desc()),
    index('recordings_oldest').on(t.createdAt),
    index('recordings_file').on(t.fileId),
    check(
      'recordings_finished',
      sql`(${t.finishedAt} is null) = (${t.fileId} is null) and (${t.fileId} is null) = (${t.durationMs} is null)`,
    ),
  ],
);

/** The parts of a recording that isn't finished, in the order of recording. */
export const recordingChunks = pgTable(
  'recording_chunks',
  {
    userId: uuid('user_id').notNull(),
    recordingId: uuid('recording_id').notNull(),
    index: integer('index').notNull(),
    fileId: uuid('file_id')
      .notNull()
      .references(() => files.id),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.recordingId, t.index] }),
    foreignKey({
      columns: [t.userId, t.recordingId],
      foreignColumns: [recordings.userId, recordings.id],
    }).onDelete('cascade'),
    index('recording_chunks_file').on(t.fileId),
  ],
);

import { z } from 'zod';
import { answerWriters, chatSenders } from '#domain/assistant/answer-line.ts';
import { maxMessageLength } from '#domain/assistant/assistant-limits.ts';
import { id, instant, pageOf, paging, prose } from './fields.ts';
import { del, get } from './procedure.ts';

const answerLine = z.object({
  text: z.string(),
  /** The page of the record that the line is about. */
  to: z.string().nullable(),
  /** The name of the link after the text; null when the whole line is the link. */
  label: z.string().nullable(),
});

const chatMessage = z.object({
  id,
  sender: z.enum(chatSenders),
  lines: z.array(answerLine),
  /** Null for messages of the student. */
  writer: z.enum(answerWriters).nullable(),
  sentAt: instant,
});

const quota = {
  left: z.number().int(),
  /** Null while no message was counted since the last reset. */
  resetsAt: instant.nullable(),
};

/** The body of `POST /api/generate-chat-response`. */
export const chatRequest = z.strictObject({ message: prose(maxMessageLength) });

export const assistant = {
  load: get('student', '/assistant')
    .input(z.strictObject({}))
    .output(z.object({ ...quota, isModelOn: z.boolean() })),
  /** Newest first. */
  listMessages: get('student', '/assistant/messages')
    .input(z.strictObject(paging))
    .output(pageOf(chatMessage)),
  /** Leaves the number of messages left as it is. */
  removeMessages: del('student', '/assistant/messages')
    .input(z.strictObject({}))
    .output(z.object({ removed: z.number().int() })),
};

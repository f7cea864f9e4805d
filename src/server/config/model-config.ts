import { z } from 'zod';
import type { ModelOptions } from '#server/ports/model/create-model.ts';
import type { TranscriberOptions } from '#server/ports/model/create-transcriber.ts';
import { isHttps, needsHttps } from './https-setting.ts';

export const modelFields = {
  MODEL_URL: z
    .url()
    .refine(isHttps, needsHttps('MODEL_URL'))
    .optional()
    .describe(
      'Where a language model answers, such as https://api.example.com/v1: what is below it is MODEL_API’s. Only this address is ever asked, redirects are not followed. Default: none; suggestions for resumes come from rules.',
    ),
  MODEL_API: z
    .enum(['chat', 'messages'])
    .default('chat')
    .describe(
      'Which protocol MODEL_URL speaks: chat for /chat/completions, as servers on own machines do too; messages for /messages of Anthropic.',
    ),
  MODEL_NAME: z
    .string()
    .optional()
    .describe('The model that MODEL_URL is asked for; it goes with it.'),
  MODEL_KEY: z
    .string()
    .optional()
    .describe('The key for MODEL_URL, where it needs one. It never reaches a browser.'),
  TRANSCRIPTION_URL: z
    .url()
    .refine(isHttps, needsHttps('TRANSCRIPTION_URL'))
    .optional()
    .describe(
      'Where speech becomes text, by OpenAI’s protocol, such as https://api.example.com/v1. Students send a recorded answer there with a button that names the host. Default: none; students type what they said.',
    ),
  TRANSCRIPTION_NAME: z
    .string()
    .optional()
    .describe('The model that TRANSCRIPTION_URL is asked for; it goes with it.'),
  TRANSCRIPTION_KEY: z
    .string()
    .optional()
    .describe('The key for TRANSCRIPTION_URL, where it needs one. It never reaches a browser.'),
};

type ModelConfig = z.infer<z.ZodObject<typeof modelFields>>;

export function modelOf({
  MODEL_URL,
  MODEL_API,
  MODEL_NAME,
  MODEL_KEY,
}: ModelConfig): ModelOptions | null {
  if (!MODEL_URL || !MODEL_NAME) return null;
  return { url: MODEL_URL, api: MODEL_API, model: MODEL_NAME, key: MODEL_KEY };
}

export function transcriberOf({
  TRANSCRIPTION_URL,
  TRANSCRIPTION_NAME,
  TRANSCRIPTION_KEY,
}: ModelConfig): TranscriberOptions | null {
  if (!TRANSCRIPTION_URL || !TRANSCRIPTION_NAME) return null;
  return { url: TRANSCRIPTION_URL, model: TRANSCRIPTION_NAME, key: TRANSCRIPTION_KEY };
}

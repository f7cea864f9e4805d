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
      'API of a language model, such as https://api.example.com/v1; MODEL_API adds the path. No other address is called and redirects are not followed. Default: none; writing suggestions come from rules.',
    ),
  MODEL_API: z
    .enum(['chat', 'messages'])
    .default('chat')
    .describe(
      'Protocol of MODEL_URL: chat for /chat/completions, which self-hosted servers also use; messages for Anthropic’s /messages.',
    ),
  MODEL_NAME: z
    .string()
    .optional()
    .describe('Model name to request from MODEL_URL; required with it.'),
  MODEL_KEY: z
    .string()
    .optional()
    .describe('Key for MODEL_URL, if it needs one. It is never sent to browsers.'),
  TRANSCRIPTION_URL: z
    .url()
    .refine(isHttps, needsHttps('TRANSCRIPTION_URL'))
    .optional()
    .describe(
      'Speech-to-text API with OpenAI’s protocol, such as https://api.example.com/v1. Students send a recorded answer to it with a button that names the host. Default: none; students type what they said.',
    ),
  TRANSCRIPTION_NAME: z
    .string()
    .optional()
    .describe('Model name to request from TRANSCRIPTION_URL; required with it.'),
  TRANSCRIPTION_KEY: z
    .string()
    .optional()
    .describe('Key for TRANSCRIPTION_URL, if it needs one. It is never sent to browsers.'),
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

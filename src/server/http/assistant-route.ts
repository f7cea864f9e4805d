import { chatRequest } from '#contract/assistant.ts';
import { refusalStatus } from '#contract/errors.ts';
import { isSignedIn } from '#domain/actor.ts';
import type { ChatEvent } from '#domain/assistant/answer-line.ts';
import { AppError } from '#server/app-error.ts';
import { type Answered, answerMessage } from '#server/features/assistant/answer-message.ts';
import { findPreferences } from '#server/features/setting/own-settings.ts';
import { formatLocaleOf } from '#texts/format-locale.ts';
import { readJsonRequest } from './api-routes.ts';
import type { App } from './http-context.ts';
import { localeOf } from './locale-of.ts';

/**
 * Answers a student's message as JSON lines, which arrive as they are ready. An API key is refused,
 * like any other field.
 */
export function addAssistantRoute(app: App): void {
  app.post('/api/generate-chat-response', async (c) => {
    const ctx = await c.get('ctx')();
    if (!isSignedIn(ctx.actor)) {
      const message = ctx.texts.translate('en')('assistant.sign-in');
      return c.json({ code: 'NOT_SIGNED_IN', message }, 401);
    }
    const request = await readJsonRequest(c);
    if (request instanceof Response) return request;
    const body = chatRequest.safeParse(await request.json().catch(() => null)).data;
    if (body === undefined) return c.json({ code: 'INVALID_INPUT' }, 400);
    try {
      const { language } = await findPreferences(ctx);
      const locale = localeOf(c, ctx, language);
      const started = await answerMessage(ctx, {
        message: body.message,
        locale,
        formatLocale: formatLocaleOf(locale, c.req.header('accept-language')),
        timeZone: c.req.header('x-time-zone') ?? null,
      });
      return started === null ? c.body(null, 204) : streamed(started);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      return c.json({ code: error.refusal }, refusalStatus[error.refusal]);
    }
  });
}

function streamed({ left, answer }: { left: number; answer: Promise<Answered> }): Response {
  const encoder = new TextEncoder();
  const lineOf = (event: ChatEvent) => encoder.encode(`${JSON.stringify(event)}\n`);
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(lineOf({ kind: 'started', left }));
      const { lines, ...done } = await answer;
      for (const line of lines ?? []) controller.enqueue(lineOf({ kind: 'line', line }));
      controller.enqueue(
        lineOf(lines === null ? { kind: 'failed', left: done.left } : { kind: 'done', ...done }),
      );
      controller.close();
    },
  });
  return new Response(body, {
    headers: {
      'content-type': 'application/x-ndjson; charset=utf-8',
      'cache-control': 'private, no-store, no-transform',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    },
  });
}

import { v7 as uuid } from 'uuid';
import type { AnswerLine, AnswerWriter } from '#domain/assistant/answer-line.ts';
import { messagesLeft } from '#domain/assistant/assistant-limits.ts';
import { isBlank } from '#domain/is-blank.ts';
import { isTimeZone } from '#domain/setting/time-zone.ts';
import { AppError } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { loadSettings } from '#server/features/setting/load-settings.ts';
import { findPreferences } from '#server/features/setting/own-settings.ts';
import { requireStudent } from '#server/scopes.ts';
import { createFormat } from '#texts/format.ts';
import { answerByModel } from './answer-by-model.ts';
import { answerByRules } from './answer-by-rules.ts';
import type { AnswerContext } from './answer-of.ts';
import { insertMessages, updateRefunded, upsertUsage } from './chat.store.ts';

/** Without lines there is no answer. `left` counts a message that was given back. */
export type Answered = { lines: AnswerLine[] | null; writer: AnswerWriter; left: number };

/** Dates and numbers are in `formatLocale`, which may have a region. */
type Message = {
  message: string;
  locale: string;
  formatLocale: string;
  timeZone: string | null;
};

/**
 * Counts a message, then answers it; null for a blank one. The answer is stored with the message
 * before any of it is sent, so that it is in the history if the connection breaks.
 */
export async function answerMessage(
  ctx: Ctx,
  message: Message,
): Promise<{ left: number; answer: Promise<Answered> } | null> {
  const scope = requireStudent(ctx);
  if (isBlank(message.message)) return null;
  const usage = await upsertUsage(ctx, scope);
  if (usage === undefined) throw new AppError('TOO_MANY_MESSAGES');

  const { left } = messagesLeft(usage, ctx.now);
  const refund = async () =>
    messagesLeft((await updateRefunded(ctx, scope, usage)) ?? usage, ctx.now).left;
  const write = async (): Promise<Answered> => {
    try {
      const context = await contextOf(ctx, message);
      const { lines, writer, hasFailed } = await answer(context);
      const own = { text: message.message, to: null, label: null };
      await insertMessages(ctx, scope, [
        { id: uuid(), sender: 'user', lines: [own], sentAt: ctx.now },
        { id: uuid(), sender: 'bot', lines, writer, sentAt: ctx.now },
      ]);
      return { lines, writer, left: hasFailed ? await refund() : left };
    } catch (error) {
      ctx.log.error({ err: error }, 'The assistant did not answer.');
      return { lines: null, writer: 'rules', left: await refund() };
    }
  };
  return { left, answer: write() };
}

/** A model answers if one is set; without its answer the rules do. */
async function answer(context: AnswerContext) {
  const byModel = context.ctx.model && (await answerByModel(context));
  if (byModel?.lines) return { lines: byModel.lines, writer: 'model' as const, hasFailed: false };
  const hasFailed = byModel?.problem === 'failed';
  return { lines: await answerByRules(context), writer: 'rules' as const, hasFailed };
}

async function contextOf(
  ctx: Ctx,
  { message, locale, formatLocale, timeZone }: Message,
): Promise<AnswerContext> {
  const [preferences, { platformName }] = await Promise.all([
    findPreferences(ctx),
    loadSettings(ctx),
  ]);
  const browsers = timeZone !== null && isTimeZone(timeZone) ? timeZone : 'UTC';
  const zone = preferences.timeZone ?? browsers;
  return {
    ctx,
    message,
    t: ctx.texts.translate(locale, zone, platformName),
    format: createFormat(formatLocale, zone),
  };
}

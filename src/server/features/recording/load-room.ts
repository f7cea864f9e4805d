import { recordingQuota } from '#domain/recording/recording-limits.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { loadUsedBytes } from './recording.store.ts';

export async function loadRoom(ctx: Ctx) {
  return {
    usedBytes: await loadUsedBytes(ctx, requireStudent(ctx)),
    quotaBytes: recordingQuota,
    transcriber: ctx.transcriber?.host ?? null,
  };
}

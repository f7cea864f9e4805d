import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { practiceSessionOf } from './practice-session-of.ts';

export const findSession = (ctx: Ctx, { sessionId }: { sessionId: string }) =>
  practiceSessionOf(ctx, requireStudent(ctx), sessionId);

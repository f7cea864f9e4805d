import { orNotFound } from '#server/app-error.ts';
import type { Ctx } from '#server/context.ts';
import { requireMember } from '#server/scopes.ts';
import { blindReadingOf } from './blind-sent-of.ts';
import { findReceivedReading } from './resume.store.ts';

/** The parsed resume of a received application, or that parsing is pending. */
export async function loadReading(ctx: Ctx, { applicationId }: { applicationId: string }) {
  const row = orNotFound(await findReceivedReading(ctx, requireMember(ctx), applicationId));
  const { fileId, parsed } = row;
  if (fileId === null) return { state: 'none' as const, parsed: null };
  return parsed === null
    ? { state: 'waiting' as const, parsed: null }
    : {
        state: 'read' as const,
        parsed: row.isNamed ? parsed : blindReadingOf(parsed, row.fullName),
      };
}

import type { ReferenceRequest } from '#contract/credential.ts';
import type { ReferenceState } from '#domain/credential/reference.ts';
import type { Ctx } from '#server/context.ts';
import { requireStudent } from '#server/scopes.ts';
import { badgeUrlOf } from './badge-url-of.ts';
import { badgeWordsOf } from './badge-words-of.ts';
import { loadOwn } from './credential.store.ts';
import { earnedOf } from './earned-of.ts';
import { loadReferences } from './reference.store.ts';

export async function listOwn(ctx: Ctx) {
  const scope = requireStudent(ctx);
  const references = await loadReferences(ctx, scope);
  const [rows, all] = await Promise.all([loadOwn(ctx, scope), earnedOf(ctx, scope, references)]);
  const isIssued = ({ kind, source }: { kind: string; source: string }) =>
    rows.some((row) => row.kind === kind && row.source === source);
  return {
    items: rows.map((row) => {
      const { id, kind, title, issuedAt, expiresAt, revokedReason } = row;
      return {
        id,
        kind,
        title,
        issuedAt,
        expiresAt,
        revokedReason,
        isHidden: row.hiddenAt !== null,
        issuer: badgeWordsOf(row.document).issuer,
        url: badgeUrlOf(ctx, id),
      };
    }),
    earned: all
      .filter((each) => !isIssued(each))
      .map(({ kind, source, title, earnedAt, words }) => ({
        kind,
        source,
        title,
        earnedAt,
        words,
      })),
    references: references
      .filter(({ state }) => state !== 'confirmed')
      .map(({ id, name, email, state, expiresAt }) => ({
        id,
        name,
        email,
        expiresAt,
        state: stateOf(state, expiresAt > ctx.now),
      })),
  };
}

const stateOf = (state: ReferenceState, isOpen: boolean): ReferenceRequest['state'] => {
  if (state === 'declined') return state;
  return isOpen ? 'waiting' : 'expired';
};

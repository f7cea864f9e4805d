import { sessionEnd } from '#domain/account/session-end.ts';
import type { Actor } from '#domain/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { findActor } from './actor.store.ts';
import { createEncryption } from './encryption.ts';
import { createCommonPasswords, createPasswordHash } from './passwords.ts';
import { createLinkTokens, hashToken } from './secret.ts';
import { findSession, updateEnd, updateSeen } from './session.store.ts';

/** A request's session. `endsAt` follows the current setting; `expiresAt` is the stored value. */
export type FoundSession = {
  id: string;
  userId: string;
  startedAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endsAt: Date;
};
export type Identity = { actor: Actor; session: FoundSession | null };

export type Accounts = ReturnType<typeof createAccounts>;

type Options = { db: Db; secret: string; isPublicSite: boolean };

const visitor: Identity = { actor: { kind: 'visitor' }, session: null };
// Activity is written at most this often.
const noteEveryMs = 60_000;

/**
 * Passwords, mailed links and session lookup: all that the rest of the server needs from accounts.
 */
export function createAccounts({ db, secret, isPublicSite }: Options) {
  const { hash, verify } = createPasswordHash();
  // The password of the demo accounts is public.
  const actorOf = async (userId: string, sessionId: string): Promise<Actor> =>
    isPublicSite && isDemoId(userId) ? visitor.actor : findActor(db, userId, sessionId);

  return {
    isCommonPassword: createCommonPasswords(),
    hashPassword: hash,
    isPassword: verify,
    linkToken: createLinkTokens(secret),
    encryption: createEncryption(secret),
    actorOf,

    /**
     * Finds the caller by session token; a visitor if the token is missing or the session has
     * ended.
     */
    identify: async (token: string | null, now: Date, minutes: number): Promise<Identity> => {
      if (token === null) return visitor;
      const found = await findSession(db, hashToken(token));
      if (found === undefined) return visitor;
      const endsAt = sessionEnd(found, minutes);
      if (endsAt <= now) return visitor;
      const { id, userId, startedAt, lastSeenAt, expiresAt } = found;
      const actor = await actorOf(found.userId, id);
      return actor.kind === 'visitor'
        ? visitor
        : { actor, session: { id, userId, startedAt, lastSeenAt, expiresAt, endsAt } };
    },

    /**
     * Restarts the session's lifetime. Writes at most once a minute and returns true when it did.
     */
    extendSession: async (session: FoundSession, now: Date, minutes: number): Promise<boolean> => {
      if (now.getTime() - session.lastSeenAt.getTime() >= noteEveryMs) {
        const { startedAt } = session;
        const endsAt = sessionEnd({ startedAt, lastSeenAt: now }, minutes);
        await updateSeen(db, session, now, endsAt);
        return true;
      }
      // The setting has changed since; live streams rely on the stored end.
      if (Math.abs(session.expiresAt.getTime() - session.endsAt.getTime()) >= noteEveryMs) {
        await updateEnd(db, session.id, session.endsAt);
      }
      return false;
    },
  };
}

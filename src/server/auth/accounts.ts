import { sessionEnd } from '#domain/account/session-end.ts';
import type { Actor } from '#domain/actor.ts';
import type { Db } from '#server/db/connect.ts';
import { isDemoId } from '#server/db/demo/demo-id.ts';
import { findActor } from './actor.store.ts';
import { createCommonPasswords } from './common-passwords.ts';
import { createEncryption } from './encryption.ts';
import { createPasswordHash } from './hash-password.ts';
import { createLinkTokens, hashToken } from './secret-token.ts';
import { findSession, updateEnd, updateSeen } from './session.store.ts';

/** The session of a request: whose, until when, and when its user was last noted to do something. */
export type FoundSession = { id: string; lastSeenAt: Date; expiresAt: Date; endsAt: Date };
/** Who asks, and by which session; none for a visitor. */
export type Identity = { actor: Actor; session: FoundSession | null };

export type Accounts = ReturnType<typeof createAccounts>;

type Options = { db: Db; secret: string; isPublicSite: boolean };

const visitor: Identity = { actor: { kind: 'visitor' }, session: null };
// So often at most is it written that somebody is there.
const noteEveryMs = 60_000;

/** Passwords, mailed links and 'who is this': what the rest of the server knows of accounts. */
export function createAccounts({ db, secret, isPublicSite }: Options) {
  const { hash, verify } = createPasswordHash();
  // Everybody knows the password of the demo accounts.
  const actorOf = async (userId: string, sessionId: string): Promise<Actor> =>
    isPublicSite && isDemoId(userId) ? visitor.actor : findActor(db, userId, sessionId);

  return {
    isCommonPassword: createCommonPasswords(),
    hashPassword: hash,
    isPassword: verify,
    linkToken: createLinkTokens(secret),
    encryption: createEncryption(secret),
    actorOf,

    /** Who asks, by the session's token alone; a visitor when there is none, or it ended. */
    identify: async (token: string | null, now: Date, minutes: number): Promise<Identity> => {
      if (token === null) return visitor;
      const found = await findSession(db, hashToken(token));
      if (found === undefined) return visitor;
      const endsAt = sessionEnd(found.lastSeenAt, minutes);
      if (endsAt <= now) return visitor;
      const { id, lastSeenAt, expiresAt } = found;
      const actor = await actorOf(found.userId, id);
      return actor.kind === 'visitor'
        ? visitor
        : { actor, session: { id, lastSeenAt, expiresAt, endsAt } };
    },

    /** Gives the session its full time again; true when this was noted, which it is once a minute at most. */
    extendSession: async (session: FoundSession, now: Date, minutes: number): Promise<boolean> => {
      if (now.getTime() - session.lastSeenAt.getTime() >= noteEveryMs) {
        await updateSeen(db, session.id, now, sessionEnd(now, minutes));
        return true;
      }
      // The setting was changed since: streams go by what is written.
      if (Math.abs(session.expiresAt.getTime() - session.endsAt.getTime()) >= noteEveryMs) {
        await updateEnd(db, session.id, session.endsAt);
      }
      return false;
    },
  };
}

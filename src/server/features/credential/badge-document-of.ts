import { createHash } from 'node:crypto';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';

type BadgeFacts = {
  id: string;
  title: string;
  description: string;
  criteria: string;
  /** How it was earned. */
  evidence: { name: string; narrative: string };
  achievementType: string;
  issuer: { did: string; name: string; url: string };
  holder: { name: string; email: string; salt: string };
  status: JsonObject;
  validFrom: Date;
  validUntil: Date | null;
};

/** An Open Badges 3.0 credential without its proof. The address of its holder is only a hash. */
export function badgeDocumentOf(facts: BadgeFacts): JsonObject {
  const { id, title, description, criteria, evidence, issuer, holder, status } = facts;
  return {
    '@context': [
      'https://www.w3.org/ns/credentials/v2',
      'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
    ],
    id: `urn:uuid:${id}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: title,
    issuer: { id: issuer.did, type: ['Profile'], name: issuer.name, url: issuer.url },
    validFrom: facts.validFrom.toISOString(),
    ...(facts.validUntil && { validUntil: facts.validUntil.toISOString() }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [
        {
          type: 'IdentityObject',
          identityType: 'emailAddress',
          hashed: true,
          identityHash: emailHash(holder.email, holder.salt),
          salt: holder.salt,
        },
        {
          type: 'IdentityObject',
          identityType: 'name',
          hashed: false,
          identityHash: holder.name,
        },
      ],
      achievement: {
        id: `urn:uuid:${id}#achievement`,
        type: ['Achievement'],
        achievementType: facts.achievementType,
        name: title,
        description,
        criteria: { narrative: criteria },
      },
    },
    evidence: [{ type: ['Evidence'], ...evidence }],
    credentialStatus: status,
  };
}

/** Where verifiers read whether a badge is revoked. */
export function statusEntryOf(
  publicUrl: string,
  { listId, place }: { listId: number; place: number },
): JsonObject {
  const list = statusListUrlOf(publicUrl, listId);
  return {
    id: `${list}#${place}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(place),
    statusListCredential: list,
  };
}

function emailHash(email: string, salt: string): string {
  return `sha256$${createHash('sha256')
    .update(email.trim().toLowerCase() + salt)
    .digest('hex')}`;
}

/** The link that verifies a badge of this site. */
export const badgeUrlOf = ({ publicUrl }: { publicUrl: string }, id: string) =>
  `${publicUrl}/blockchain-verification?badge=${id}`;

/** Where the revocations of a list are published. */
export function statusListUrlOf(publicUrl: string, listId: number): string {
  return new URL(`/credentials/status/${listId}`, publicUrl).href;
}

/** The name of this site as an issuer: did:web of its address. */
export function didOf(publicUrl: string): string {
  const { host, pathname } = new URL(publicUrl);
  const path = pathname.split('/').filter((part) => part !== '');
  return ['did:web', encodeURIComponent(host), ...path].join(':');
}

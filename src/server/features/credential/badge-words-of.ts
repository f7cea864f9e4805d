import type { Verification } from '#contract/credential.ts';
import type { JsonObject } from '#server/ports/badge/canonical-form.ts';

const maxLength = 1_500;
export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed().slice(0, maxLength) : '';
const first = (value: unknown): JsonObject => {
  const [one] = [value].flat();
  return isObject(one) ? one : {};
};

/** Null if there is no date, or none that can be read. */
export function dateOf(value: unknown): Date | null {
  const date = new Date(textOf(value));
  return Number.isNaN(date.getTime()) ? null : date;
}

export const validFromOf = (document: JsonObject) =>
  dateOf(document['validFrom'] ?? document['issuanceDate']);
export const validUntilOf = (document: JsonObject) =>
  dateOf(document['validUntil'] ?? document['expirationDate']);

export function isInTime(document: JsonObject, now: Date): boolean {
  const [from, until] = [validFromOf(document), validUntilOf(document)];
  return (from === null || from <= now) && (until === null || now < until);
}

export function issuerIdOf({ issuer }: JsonObject): unknown {
  return typeof issuer === 'string' ? issuer : first(issuer)['id'];
}

export const achievementTypeOf = (document: JsonObject): string =>
  textOf(first(first(document['credentialSubject'])['achievement'])['achievementType']);

/** The words of a badge, for people. */
export function badgeWordsOf(document: JsonObject): NonNullable<Verification['badge']> {
  const { issuer } = document;
  const subject = first(document['credentialSubject']);
  const achievement = first(subject['achievement']);
  const names = [subject['identifier']].flat().filter(isObject);
  const name = names.find((each) => each['identityType'] === 'name' && each['hashed'] === false);
  return {
    title: textOf(achievement['name']) || textOf(document['name']),
    issuer: textOf(first(issuer)['name']) || textOf(first(issuer)['id']) || textOf(issuer),
    holder: textOf(name?.['identityHash']) || null,
    narrative:
      textOf(first(document['evidence'])['narrative']) || textOf(achievement['description']),
    validFrom: validFromOf(document),
    validUntil: validUntilOf(document),
  };
}

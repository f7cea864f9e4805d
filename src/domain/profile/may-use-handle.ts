import { no, type Verdict, yes } from '#domain/refusals.ts';

/** Characters. */
export const handleLength = { least: 3, most: 40 } as const;

/** Names that could be mistaken for the operator or for a page of the site. */
const reserved = new Set(
  (
    'about account accounts admin administrator api blog careers community companies company contact cookies dashboard ' +
    'edit features feed firstrung help home jobs login logout me new newsletter null official people press pricing ' +
    'privacy profile root security settings signup staff student students support system team terms undefined user www'
  ).split(' '),
);

/** Normalizes a handle: trimmed and in lower case. */
export function handleOf(typed: string): string {
  return typed.trim().toLowerCase();
}

/**
 * A handle has 3 to 40 lower-case letters, digits and single inner hyphens, and contains no
 * reserved name.
 */
export function mayUseHandle(handle: string): Verdict {
  const isWellFormed =
    handle.length >= handleLength.least &&
    handle.length <= handleLength.most &&
    /^[a-z0-9]+(-[a-z0-9]+)*$/u.test(handle);
  if (!isWellFormed) return no('HANDLE_INVALID');
  return reserved.has(handle) ? no('HANDLE_RESERVED') : yes;
}

/** Suggests a handle from a name; empty when no character is usable. */
export function offerHandle(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, handleLength.most)
    .replace(/^-+|-+$/gu, '');
  return mayUseHandle(plain).ok ? plain : '';
}

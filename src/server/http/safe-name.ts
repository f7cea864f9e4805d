const maxLength = 200;

/**
 * A file name without folders and control characters, well-formed, at most 200 characters, with its
 * extension kept.
 */
export function safeName(name: string | undefined): string {
  const base = (name ?? '').toWellFormed().split(/[/\\]/u).at(-1) ?? '';
  const clean = base.replace(/\p{C}/gu, '').trim() || 'resume';
  if (clean.length <= maxLength) return clean;
  const ending = /\.[^.]{1,10}$/u.exec(clean)?.[0] ?? '';
  return clean.slice(0, maxLength - ending.length).replace(/\p{Surrogate}$/u, '') + ending;
}

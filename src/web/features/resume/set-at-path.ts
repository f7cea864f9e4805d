import type { ResumeDocument } from '#domain/resume/merge-resumes.ts';

/**
 * Replaces the text at a path reported by a merge; entries are addressed by id. Returns it
 * unchanged for an unknown path.
 */
export function setAtPath(written: ResumeDocument, path: string[], text: string): ResumeDocument {
  return setAt(written, path, text) as ResumeDocument;
}

function setAt(value: unknown, [key, ...rest]: string[], text: string): unknown {
  if (key === undefined) return typeof value === 'number' ? Number(text) : text;
  if (Array.isArray(value)) {
    return value.map((item: { id?: string; name?: string }) =>
      (item.id ?? item.name?.toLowerCase()) === key ? setAt(item, rest, text) : item,
    );
  }
  if (typeof value !== 'object' || value === null || !(key in value)) return value;
  return { ...value, [key]: setAt((value as Record<string, unknown>)[key], rest, text) };
}

import type { Resume } from '#domain/resume/resume.ts';

/**
 * Sets the text at a field path: 'basics.email', 'experience.0.company', 'skills.3'. Returns a new
 * resume.
 */
export function setField(resume: Resume, path: string, value: string): Resume {
  return setAt(resume, path.split('.'), value) as Resume;
}

function setAt(from: unknown, [key, ...rest]: string[], value: string): unknown {
  if (key === undefined)
    return typeof from === 'object' && from !== null ? { ...from, name: value } : value;
  if (Array.isArray(from))
    return from.map((item: unknown, at) => (String(at) === key ? setAt(item, rest, value) : item));
  const fields = from as Record<string, unknown>;
  return { ...fields, [key]: setAt(fields[key], rest, value) };
}

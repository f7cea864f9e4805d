import { isSameValue } from '#domain/resume/is-same-value.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { linesOf, type ResumeLine, splitBullet } from './resume-line.ts';

/** The current position of the line; undefined if its text has changed. */
export function findLine(resume: Resume, { path, at, text }: ResumeLine): ResumeLine | undefined {
  const alike = linesOf(resume).filter(
    (line) => line.text === text && isSameValue(line.path, path),
  );
  return alike.find((line) => line.at === at) ?? alike[0];
}

/** Replaces the text of one line; returns the same resume if the line was changed or removed. */
export function applyWording(resume: Resume, line: ResumeLine, text: string): Resume {
  const found = findLine(resume, line);
  if (found === undefined) return resume;
  return replaceAt(resume, found.path, (field) =>
    found.path[0] === 'basics' ? text : replaceLine(field, found.at, text),
  ) as Resume;
}

function replaceLine(field: string, at: number, text: string): string {
  const lines = field.split('\n');
  const { bullet } = splitBullet(lines[at] ?? '');
  const written = text.split('\n').map((line) => bullet + line.trim());
  return lines.toSpliced(at, 1, ...written).join('\n');
}

function replaceAt(
  value: unknown,
  [key, ...rest]: string[],
  write: (field: string) => string,
): unknown {
  if (key === undefined) return write(String(value));
  if (Array.isArray(value))
    return value.map((item: { id?: string }) =>
      item.id === key ? replaceAt(item, rest, write) : item,
    );
  const fields = value as Record<string, unknown>;
  return { ...fields, [key]: replaceAt(fields[key], rest, write) };
}

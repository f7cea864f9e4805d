import type { ResumeSkill } from '#domain/resume/resume.ts';

/** Splits a text at a separator, without duplicates. */
export function wordsIn(text: string, separator: RegExp): string[] {
  const words = text.split(separator).map((word) => word.trim());
  return words.filter((word, at) => word !== '' && words.indexOf(word) === at);
}

/** Commas inside brackets belong to the skill: 'AWS (EC2, S3)'. */
const separator = /\n|[,;](?![^(),;\n]*(?:[,;][^(),;\n]*)*\))/u;

/** The skills as typed; existing ones keep their level and group. */
export function extractSkills(text: string, before: readonly ResumeSkill[]): ResumeSkill[] {
  return wordsIn(text, separator).map((name) => {
    const known = before.find((skill) => skill.name.toLowerCase() === name.toLowerCase());
    return known === undefined ? { name, level: 0, group: '' } : { ...known, name };
  });
}

/** The typed text while it parses to the current value; otherwise the value's own text. */
export function shownText<T>(
  typed: string,
  written: T,
  read: (text: string) => T,
  join: (written: T) => string,
): string {
  return join(read(typed)) === join(written) ? typed : join(written);
}

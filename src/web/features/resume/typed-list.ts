import type { ResumeSkill } from '#domain/resume/resume.ts';

/** The words of a text that a separator divides, each once. */
export function wordsIn(text: string, separator: RegExp): string[] {
  const words = text.split(separator).map((word) => word.trim());
  return words.filter((word, at) => word !== '' && words.indexOf(word) === at);
}

/** Commas inside of brackets are part of a skill: 'AWS (EC2, S3)'. */
const separator = /\n|[,;](?![^(),;\n]*(?:[,;][^(),;\n]*)*\))/u;

/** Skills as they are typed, with the level and group of those that were there. */
export function extractSkills(text: string, before: readonly ResumeSkill[]): ResumeSkill[] {
  return wordsIn(text, separator).map((name) => {
    const known = before.find((skill) => skill.name.toLowerCase() === name.toLowerCase());
    return known === undefined ? { name, level: 0, group: '' } : { ...known, name };
  });
}

/** What the field shows: what is typed as long as it says what is written, and else what is written. */
export function shownText<T>(
  typed: string,
  written: T,
  read: (text: string) => T,
  join: (written: T) => string,
): string {
  return join(read(typed)) === join(written) ? typed : join(written);
}

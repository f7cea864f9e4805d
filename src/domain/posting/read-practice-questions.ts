import { isBlank } from '#domain/is-blank.ts';

/** Most questions of a posting that students see. */
export const maxPracticeQuestions = 20;

/** The interview questions of a text with one per line, each once, without list marks. */
export function readPracticeQuestions(text: string): string[] {
  const lines = text
    .split(/\r?\n/u)
    .map((line) => line.replace(/^\s*(?:[-*•]|\d+[.)])\s+/u, '').trim())
    .filter((line) => !isBlank(line));
  return [...new Set(lines)].slice(0, maxPracticeQuestions);
}

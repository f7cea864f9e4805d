import { isDay } from '#domain/is-day.ts';
import { importProblem, type ImportProblem } from './import-problem.ts';

const longText = 50_000;
const lineText = 200;

type Problem = (...problem: Parameters<typeof importProblem>) => void;

/** Reads a value of an imported file, undefined when empty; `problem` reports an error in it. */
export type Reader = { problem: Problem; value: (column: string) => unknown };

export const reportTo =
  (problems: ImportProblem[]): Problem =>
  (...problem) =>
    problems.push(importProblem(...problem));

export const shown = (value: unknown) => {
  const text = JSON.stringify(value) ?? '';
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
};

const isStorable = (text: string) => !text.includes('\u0000') && text.isWellFormed();

export function readText(
  { value, problem }: Reader,
  column: string,
  { max = lineText, isLong = false }: { max?: number; isLong?: boolean } = {},
): string | undefined {
  const raw = value(column);
  if (raw === undefined || raw === null || raw === '') return undefined;
  if (typeof raw !== 'string' && typeof raw !== 'number') {
    problem('not-text', { column, given: shown(raw) });
    return undefined;
  }
  const lines = String(raw).replace(/\r\n?/gu, '\n').trim();
  const text = isLong ? lines : lines.replace(/\s+/gu, ' ');
  const limit = isLong ? longText : max;
  if (!isStorable(text)) problem('unstorable', { column });
  else if (text.length > limit) problem('too-long', { column, count: text.length, most: limit });
  else if (text !== '') return text;
  return undefined;
}

/** One value of a list, ignoring case and what joins its words. */
export function readChoice<T extends string>(
  reader: Reader,
  column: string,
  choices: readonly T[],
  otherwise: (text: string) => T | null = () => null,
): T | undefined {
  const text = readText(reader, column);
  if (text === undefined) return undefined;
  const found = findChoice(text, choices) ?? otherwise(text) ?? undefined;
  if (found === undefined)
    reader.problem('not-choice', { column, given: shown(text), allowed: choices.join(', ') });
  return found;
}

const plain = (text: string) => text.toLowerCase().replaceAll(/[\s_-]+/gu, '');

export const findChoice = <T extends string>(text: string, choices: readonly T[]): T | undefined =>
  choices.find((choice) => plain(choice) === plain(text));

const truths = new Map([
  ...['true', 'yes', '1'].map((word) => [word, true] as const),
  ...['false', 'no', '0'].map((word) => [word, false] as const),
]);

export function readFlag({ value, problem }: Reader, column: string): boolean {
  const raw = value(column);
  if (raw === undefined || raw === null || raw === '') return false;
  const flag = truths.get(String(raw).trim().toLowerCase());
  if (flag === undefined) problem('not-boolean', { column, given: shown(raw) });
  return flag ?? false;
}

const plainAmount = /^\d{1,12}(?:\.\d{1,3})?$/u;
const groupedAmount = /^\d{1,3}(?:,\d{2,3})*,\d{3}(?:\.\d{1,3})?$/u;

/** An amount in whole currency units, such as 1200000, 12,00,000 or 18.50. */
export function readAmount(reader: Reader, column: string): number | undefined {
  const text = readText(reader, column);
  if (text === undefined) return undefined;
  if (plainAmount.test(text) || groupedAmount.test(text)) return Number(text.replaceAll(',', ''));
  reader.problem('not-amount', { column, given: shown(text) });
  return undefined;
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/u;
const instant = /^(\d{4}-\d{2}-\d{2})T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/u;

/** A day, which ends in the company's time zone, or an instant with its own. */
export function readDeadline(reader: Reader, column: string): Date | string | undefined {
  const text = readText(reader, column);
  if (text === undefined) return undefined;
  const calendarDay = dayOnly.test(text) ? text : instant.exec(text)?.[1];
  const at = new Date(text);
  if (calendarDay !== undefined && isDay(calendarDay) && !Number.isNaN(at.getTime()))
    return dayOnly.test(text) ? text : at;
  reader.problem('not-date', { column, given: shown(text) });
  return undefined;
}

const maxSkills = 50;

/** A list, or text separated by ';'. Removes duplicates, ignoring case. */
export function readSkills({ value, problem }: Reader, column: string): string[] | undefined {
  const raw = value(column);
  if (raw === undefined || raw === null || raw === '') return undefined;
  const items = Array.isArray(raw) ? raw : typeof raw === 'string' ? raw.split(';') : undefined;
  if (items === undefined) {
    problem('not-list', { column, given: shown(raw) });
    return undefined;
  }
  const skills = new Map<string, string>();
  for (const item of items) {
    const skill = readText({ problem, value: () => item }, `${column}: ${shown(item)}`, {
      max: 60,
    });
    if (skill !== undefined && !skills.has(skill.toLowerCase()))
      skills.set(skill.toLowerCase(), skill);
  }
  if (skills.size > maxSkills)
    problem('too-many-entries', { column, count: skills.size, most: maxSkills });
  return skills.size === 0 ? undefined : [...skills.values()];
}

import { isBlank } from '#domain/is-blank.ts';
import type { Question } from './parse-questions.ts';
import { maxModelTextLength } from './question-limits.ts';
import { questionDifficulties } from './question-options.ts';

type ParsedQuestion = Omit<Question, 'id'>;

/**
 * The valid questions of a model's answer; undefined if it has another shape or none is valid.
 * Other types are shown as they are.
 */
export function readModelQuestions(answer: unknown): ParsedQuestion[] | undefined {
  const list = (answer as { questions?: unknown } | null)?.questions;
  if (!Array.isArray(list)) return undefined;
  const questions = list.flatMap((item: unknown) => readQuestion(item) ?? []);
  return questions.length > 0 ? questions : undefined;
}

function readQuestion(item: unknown): ParsedQuestion | undefined {
  const fields = typeof item === 'object' && item !== null ? (item as Record<string, unknown>) : {};
  const question = lineOf(fields['question'], maxModelTextLength.question);
  const type = lineOf(fields['type'], maxModelTextLength.type);
  const rawPoints = Array.isArray(fields['points']) ? fields['points'] : [];
  const points = rawPoints.map((point) => lineOf(point, maxModelTextLength.point));
  const isWhole = (line: string | undefined): line is string => line !== undefined;
  if (question === undefined || type === undefined) return undefined;
  if (points.length < 3 || points.length > 5 || !points.every(isWhole)) return undefined;
  if (new Set(points).size < points.length) return undefined;
  const difficulty = questionDifficulties.find((each) => each === fields['difficulty']) ?? null;
  return { question, type, difficulty, points };
}

function lineOf(value: unknown, longest: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const line = value.toWellFormed().replaceAll('\0', ' ').replaceAll(/\s+/gu, ' ').trim();
  return isBlank(line) || line.length > longest ? undefined : line;
}

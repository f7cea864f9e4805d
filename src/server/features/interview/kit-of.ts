import { findPoints } from '#server/features/question/find-points.ts';
import type { KitRow } from './interview-kit.store.ts';

export function kitOf({ format, topics, practice, questions, criteria }: KitRow) {
  return { format, topics, practice, questions, criteria };
}

/** With what a good answer to each question covers. */
export function guidedKitOf(row: KitRow) {
  const { practice, questions, ...kit } = kitOf(row);
  return { ...kit, practice: findPoints(practice), questions: findPoints(questions) };
}

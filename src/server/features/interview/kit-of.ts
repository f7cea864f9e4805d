import type { KitRow } from './interview-kit.store.ts';

export function kitOf({ format, topics, practice, questions, criteria }: KitRow) {
  return { format, topics, practice, questions, criteria };
}

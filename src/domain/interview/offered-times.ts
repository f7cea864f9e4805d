import { isOverlapping, type Period } from './period.ts';

/** A time that a candidate can choose, and whom it would take. */
export type OfferedTime = Period & {
  studentId: string;
  memberIds: readonly string[];
  /** Whether the reader has access to that candidate. */
  isVisible: boolean;
};

type Asked = Omit<OfferedTime, 'isVisible'>;

/**
 * How many other candidates can choose a time that rules this one out; null if the reader must not
 * know of some of them.
 */
export function countOthers(asked: Asked, offered: readonly OfferedTime[]): number | null {
  const others = offered.filter(
    (each) =>
      each.studentId !== asked.studentId &&
      isOverlapping(each, asked) &&
      each.memberIds.some((id) => asked.memberIds.includes(id)),
  );
  if (others.some(({ isVisible }) => !isVisible)) return null;
  return new Set(others.map(({ studentId }) => studentId)).size;
}

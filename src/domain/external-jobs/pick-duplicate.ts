import type { HostTrust } from './host-trust.ts';
import { sources } from './source.ts';

type Candidate = {
  id: string;
  source: string;
  hostState: HostTrust;
  hasSalary: boolean;
  firstSeenAt: Date;
};

const hostRank: Record<HostTrust, number> = { known: 0, unknown: 1, 'look-alike': 2 };
const sourceRank = new Map<string, number>(sources.map(({ id }, rank) => [id, rank]));

/**
 * Picks the duplicate to show, by order of: safe application host, preferred source, stated pay,
 * first seen.
 */
export function pickDuplicate<T extends Candidate>(same: readonly T[]): T | undefined {
  return same.toSorted(
    (one, other) =>
      hostRank[one.hostState] - hostRank[other.hostState] ||
      rankOf(one) - rankOf(other) ||
      Number(other.hasSalary) - Number(one.hasSalary) ||
      one.firstSeenAt.getTime() - other.firstSeenAt.getTime() ||
      (one.id < other.id ? -1 : 1),
  )[0];
}

const rankOf = ({ source }: Candidate) => sourceRank.get(source) ?? sources.length;

import { leadingVerb } from './leading-verb.ts';
import { suggestActive } from './suggest-active.ts';
import { findWeakOpener } from './weak-openers.ts';

/**
 * Neither passive nor a mere duty: 'Responsible for', 'Worked on', 'Involved in'. 'Helped'
 * describes a contribution and counts as active.
 */
export function isActive(line: string): boolean {
  if (suggestActive(line) !== undefined) return false;
  const weak = findWeakOpener(line);
  if (weak === undefined || weak.rest.trim() === '') return true;
  return !weak.isWhole && leadingVerb(weak.opening) !== null;
}

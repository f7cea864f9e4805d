import { requiredYearsFor } from './experience-value.ts';
import { isKnown } from './location-value.ts';
import type { PostingFacts } from './match-facts.ts';
import { matchParts, matchWeights } from './match-weights.ts';
import { leastMeasured } from './score-of.ts';

/** Whether a posting states enough that a student who states everything gets a score for it. */
export function isScorable(
  posting: Pick<
    PostingFacts,
    'skills' | 'level' | 'isInternship' | 'place' | 'isRemote' | 'salary'
  >,
): boolean {
  const { skills, level, isInternship, place, isRemote, salary } = posting;
  const states = {
    skills: skills.length > 0,
    experience: requiredYearsFor(level, isInternship) !== null,
    location: isRemote || (place !== null && isKnown(place)),
    salary: salary !== null,
  };
  const weight = matchParts.reduce((sum, part) => sum + (states[part] ? matchWeights[part] : 0), 0);
  return states.skills && weight >= leastMeasured;
}

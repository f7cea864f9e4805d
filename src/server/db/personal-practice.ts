import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import { roadmapPlans, roadmapSteps } from './tables/roadmaps.ts';

const { byUser } = ownRows;

/** What a student did to practise. */
export const practiceSections: readonly PersonalSection[] = [
  section(
    'roadmap-steps',
    roadmapSteps,
    byUser(roadmapSteps.userId),
    'topic step state evidenceKind evidenceSkill updatedAt',
  ),
  section('roadmap-plan', roadmapPlans, byUser(roadmapPlans.userId), 'hoursPerWeek updatedAt'),
];

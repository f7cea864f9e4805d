import type { AtsSourceId } from './ats-sources.ts';

/** The score's parts, as listed in the documents; each check belongs to one. */
export type AtsPart =
  | 'sectionWords'
  | 'layout'
  | 'length'
  | 'contact'
  | 'content'
  | 'sections'
  | 'impact';

type Check = {
  part: AtsPart;
  /** Maximum points, out of 100 for its half of the score. */
  of: number;
  source: AtsSourceId;
};

/**
 * Every check of the score with its points and sources. What it measures and how to fix it are
 * texts: `ats.checks.<id>`.
 */
export const atsChecks = {
  wordSkills: { part: 'sectionWords', of: 5, source: 'formula' },
  wordExperience: { part: 'sectionWords', of: 5, source: 'formula' },
  wordEducation: { part: 'sectionWords', of: 5, source: 'formula' },
  wordProjects: { part: 'sectionWords', of: 5, source: 'formula' },
  wordSummary: { part: 'sectionWords', of: 5, source: 'formula' },
  wordObjective: { part: 'sectionWords', of: 5, source: 'formula' },

  textLayer: { part: 'layout', of: 3.33, source: 'greenhouse' },
  oneColumn: { part: 'layout', of: 3.33, source: 'greenhouse' },
  noTables: { part: 'layout', of: 3.33, source: 'greenhouse' },
  noTextBoxes: { part: 'layout', of: 3.33, source: 'greenhouse' },
  contactInBody: { part: 'layout', of: 3.33, source: 'greenhouse' },
  standardHeadings: { part: 'layout', of: 3.33, source: 'greenhouse' },
  noIconGlyphs: { part: 'layout', of: 3.33, source: 'unicode' },
  noHiddenText: { part: 'layout', of: 3.33, source: 'ere' },
  consistentDates: { part: 'layout', of: 3.33, source: 'miami' },

  length: { part: 'length', of: 20, source: 'formula' },

  contactEmail: { part: 'contact', of: 4, source: 'formula' },
  contactPhone: { part: 'contact', of: 4, source: 'formula' },
  contactLocation: { part: 'contact', of: 4, source: 'formula' },
  contactName: { part: 'contact', of: 4, source: 'formula' },
  contactLinkedin: { part: 'contact', of: 4, source: 'formula' },

  jobsDated: { part: 'content', of: 5, source: 'miami' },
  educationComplete: { part: 'content', of: 5, source: 'fnu' },
  skillsEnough: { part: 'content', of: 5, source: 'own' },
  skillsShown: { part: 'content', of: 5, source: 'careerTrend' },
  bulletsPresent: { part: 'content', of: 5, source: 'purdue' },
  pointLength: { part: 'content', of: 5, source: 'simonFraser' },
  noPronouns: { part: 'content', of: 5, source: 'simonFraser' },
  noPersonalData: { part: 'content', of: 5, source: 'eeoc' },

  hasSkills: { part: 'sections', of: 6, source: 'formula' },
  hasExperience: { part: 'sections', of: 6, source: 'formula' },
  hasEducation: { part: 'sections', of: 6, source: 'formula' },
  hasProjects: { part: 'sections', of: 6, source: 'formula' },
  hasSummary: { part: 'sections', of: 6, source: 'formula' },

  actionVerbs: { part: 'impact', of: 6, source: 'ncState' },
  numbers: { part: 'impact', of: 6, source: 'mit' },
  results: { part: 'impact', of: 6, source: 'simonFraser' },
  activeVoice: { part: 'impact', of: 6, source: 'ncState' },
  variety: { part: 'impact', of: 6, source: 'candidate' },
} as const satisfies Record<string, Check>;

export type AtsCheck = keyof typeof atsChecks;

export const atsCheckIds = Object.keys(atsChecks) as AtsCheck[];

const formattingParts: readonly AtsPart[] = ['sectionWords', 'layout', 'length', 'contact'];

/** Percent of the total score. */
export const halfShares = { formatting: 40, content: 60 };

export function halfOf(check: AtsCheck): 'formatting' | 'content' {
  return formattingParts.includes(atsChecks[check].part) ? 'formatting' : 'content';
}

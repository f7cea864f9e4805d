export const resumeTemplates = ['modern', 'classic', 'creative', 'minimal'] as const;
export const resumeColors = ['blue', 'teal', 'purple', 'red', 'gray'] as const;
export const resumeFonts = ['sans', 'serif', 'mono'] as const;
export const resumePapers = ['a4', 'letter'] as const;
/** How the level of a skill is shown. */
export const skillIndicators = ['stars', 'bars', 'none'] as const;

/** How a resume looks; what it says does not depend on it. */
export type ResumeDesign = {
  template: (typeof resumeTemplates)[number];
  color: (typeof resumeColors)[number];
  font: (typeof resumeFonts)[number];
  paper: (typeof resumePapers)[number];
  indicator: (typeof skillIndicators)[number];
};

export const defaultDesign: ResumeDesign = {
  template: 'modern',
  color: 'blue',
  font: 'sans',
  paper: 'a4',
  indicator: 'none',
};

export const resumeTemplates = [
  'modern',
  'classic',
  'columns',
  'panel',
  'creative',
  'minimal',
] as const;
export const resumeColors = ['blue', 'teal', 'purple', 'red', 'gray'] as const;
export const resumeFonts = ['sans', 'serif', 'mono'] as const;
export const resumePapers = ['a4', 'letter'] as const;
/** How skill levels are displayed. */
export const skillIndicators = ['stars', 'bars', 'none'] as const;

/** The appearance of a resume, independent of its content. */
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

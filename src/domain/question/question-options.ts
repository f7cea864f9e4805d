/** In the order of the documents; each has a file in `content/questions`. */
export const questionDomains = [
  'software-engineering',
  'digital-marketing',
  'financial-analysis',
  'healthcare-administration',
  'data-science',
  'product-management',
  'sales',
  'hr',
  'design',
  'consulting',
] as const;
export type QuestionDomain = (typeof questionDomains)[number];

export const experienceLevels = [
  'entry-level',
  'junior',
  'mid-level',
  'senior',
  'lead',
  'architect',
] as const;
export type ExperienceLevel = (typeof experienceLevels)[number];

export const questionBands = ['entry', 'mid', 'senior'] as const;
export type QuestionBand = (typeof questionBands)[number];

/** The band of the question bank that each level draws from. */
export const bandOfLevel: Record<ExperienceLevel, QuestionBand> = {
  'entry-level': 'entry',
  junior: 'entry',
  'mid-level': 'mid',
  senior: 'senior',
  lead: 'senior',
  architect: 'senior',
};

export const questionCounts = [5, 10, 15] as const;
export type QuestionCount = (typeof questionCounts)[number];
export const defaultQuestionCount: QuestionCount = 10;

export const questionTypes = ['technical', 'behavioral', 'problem-solving'] as const;
export const questionDifficulties = ['easy', 'medium', 'hard'] as const;

export const questionWriters = ['bank', 'model'] as const;
export type QuestionWriter = (typeof questionWriters)[number];

export const questionMarks = ['known', 'unsure', 'skip'] as const;
export type QuestionMark = (typeof questionMarks)[number];

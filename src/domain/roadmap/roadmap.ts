/** In the order of the selector. */
export const roadmapTopics = [
  'software-engineering',
  'web-development',
  'ai-ml',
  'data-science',
  'cybersecurity',
  'cloud-computing',
  'devops-sre',
  'mobile-development',
  'game-development',
  'blockchain-development',
] as const;
export type RoadmapTopic = (typeof roadmapTopics)[number];

export const roadmapLevels = [
  'beginner',
  'intermediate',
  'advanced',
  'frontend',
  'backend',
  'fullstack',
] as const;
export type RoadmapLevel = (typeof roadmapLevels)[number];

export const stepStates = ['todo', 'doing', 'done', 'skipped'] as const;
export type StepState = (typeof stepStates)[number];

/** Where a student showed or lists the skill of a step, strongest first. */
export const evidenceKinds = ['test', 'profile', 'resume'] as const;
export type EvidenceKind = (typeof evidenceKinds)[number];
export type Evidence = { kind: EvidenceKind; skill: string };

export const hoursPerWeek = { min: 1, max: 60, preset: 8 } as const;

export type RoadmapStep = {
  /** Never changes and is never reused; a renamed or split step is listed in `moved`. */
  id: string;
  title: string;
  text: string;
  /** Dictionary names; the first is the one that jobs are counted for. */
  skills: string[];
  hours: number;
  links: { title: string; url: string }[];
};

export type Roadmap = {
  title: string;
  quote: { text: string; by: string | null };
  levels: { id: RoadmapLevel; steps: RoadmapStep[] }[];
  /** The steps that replace a former step, by its id. */
  moved: Record<string, string[]>;
};

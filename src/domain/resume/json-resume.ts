/**
 * The JSON Resume 1.0.0 format, limited to the fields we write. Other fields are allowed anywhere.
 */
export type JsonResume = JsonOtherSections & {
  $schema: string;
  basics: JsonBasics;
  work: JsonWork[];
  education: JsonEducation[];
  projects: JsonProject[];
  skills: JsonSkill[];
  languages: { language: string; fluency?: string }[];
  certificates: { name: string; date?: string; url?: string }[];
  awards: { title: string; date?: string }[];
  meta: { version: string; canonical?: string; firstrung: Record<string, unknown> };
};

export type JsonBasics = {
  name: string;
  label?: string;
  email?: string;
  phone?: string;
  url?: string;
  summary?: string;
  location?: { city: string };
  profiles: JsonProfile[];
};
export type JsonProfile = { id: string; network: string; username?: string; url?: string };
/** Custom sections here. */
export type JsonOtherSections = Partial<
  Record<'volunteer' | 'publications' | 'interests' | 'references', Record<string, unknown>[]>
>;
export type JsonSpan = { startDate?: string; endDate?: string };
export type JsonWork = JsonSpan & {
  id: string;
  name: string;
  position?: string;
  location?: string;
  url?: string;
  highlights?: string[];
};
/** `location` and `highlights` have the same meaning as in work. */
export type JsonEducation = JsonSpan & {
  id: string;
  institution: string;
  studyType?: string;
  area?: string;
  score?: string;
  location?: string;
  url?: string;
  highlights?: string[];
};
export type JsonProject = JsonSpan & {
  id: string;
  name: string;
  roles?: string[];
  url?: string;
  highlights?: string[];
};
/** A skill with its level as a word, or a heading with its skills as keywords. */
export type JsonSkill = { name: string; level?: string; keywords?: string[] };

/** Names of levels 1 to 5. */
export const levelWords = ['Beginner', 'Elementary', 'Intermediate', 'Advanced', 'Expert'] as const;

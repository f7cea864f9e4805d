/** The parts of a student's profile in the order in which they help most, with what each counts. */
const weights = {
  skills: 25,
  resume: 20,
  education: 15,
  bio: 10,
  specialization: 10,
  location: 10,
  phone: 5,
  photo: 5,
} as const;

export type ProfilePart = keyof typeof weights;
export const profileParts = Object.keys(weights) as ProfilePart[];

/** Fewer skills than these match hardly any posting. */
export const enoughSkills = 3;

export type MeasuredProfile = {
  skills: readonly string[];
  resumes: number;
  education: string | null;
  bio: string | null;
  specialization: string | null;
  location: string | null;
  phone: string | null;
  hasPhoto: boolean;
};

export type Completeness = {
  /** 0 to 100; the parts that are there, each by its weight. */
  percent: number;
  done: ProfilePart[];
  /** The part that is missing and helps most; null when none is. */
  next: ProfilePart | null;
};

/** How much of a student's profile is there, and what to add next. */
export function completenessOf(profile: MeasuredProfile): Completeness {
  const isThere: Record<ProfilePart, boolean> = {
    skills: profile.skills.length >= enoughSkills,
    resume: profile.resumes > 0,
    education: isFilled(profile.education),
    bio: isFilled(profile.bio),
    specialization: isFilled(profile.specialization),
    location: isFilled(profile.location),
    phone: isFilled(profile.phone),
    photo: profile.hasPhoto,
  };
  const done = profileParts.filter((part) => isThere[part]);
  return {
    percent: done.reduce((sum, part) => sum + weights[part], 0),
    done,
    next: profileParts.find((part) => !isThere[part]) ?? null,
  };
}

function isFilled(text: string | null): boolean {
  return text !== null && text.trim() !== '';
}

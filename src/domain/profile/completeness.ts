/** Parts of a student's profile with their weights, most helpful first. */
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

/** Fewer skills match hardly any posting. */
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
  /** Weighted share of the completed parts, 0 to 100. */
  percent: number;
  done: ProfilePart[];
  /** The missing part that would help most; null when complete. */
  next: ProfilePart | null;
};

/** How complete a student's profile is, and what to add next. */
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

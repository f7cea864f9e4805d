export const upcomingKinds = [
  'interview',
  'assessment',
  'offer',
  'drive',
  'event',
  'coach',
] as const;
export type UpcomingKind = (typeof upcomingKinds)[number];

/** What has to be done by the date of an assessment or an offer. */
export const dueActs = ['answer', 'start', 'respond'] as const;
export type DueAct = (typeof dueActs)[number];

/** Of each kind. */
export const maxUpcoming = 200;

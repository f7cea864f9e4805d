export const upcomingKinds = ['interview', 'drive', 'event', 'coach'] as const;
export type UpcomingKind = (typeof upcomingKinds)[number];

/** Of each kind. */
export const maxUpcoming = 200;

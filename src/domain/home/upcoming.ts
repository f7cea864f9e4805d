export const upcomingKinds = ['interview', 'drive', 'event', 'coach'] as const;
export type UpcomingKind = (typeof upcomingKinds)[number];

export const mostUpcoming = 200;

import type { ApplicationStatus } from './application-status.ts';

/** 'open': not decided yet. 'unread': with a message that the student hasn't read. */
export const ownShows = ['open', 'unread'] as const;
export type OwnShow = (typeof ownShows)[number];

/** Which of their own applications a student sees. */
export type OwnFilter = { status?: ApplicationStatus | undefined; show?: OwnShow | undefined };

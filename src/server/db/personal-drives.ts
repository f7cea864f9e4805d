import { ownRows } from './own-rows.ts';
import { type PersonalSection, section } from './personal-section.ts';
import {
  driveFeeds,
  driveFollows,
  driveReminders,
  driveStateMarks,
  studentAcademics,
} from './tables/drives.ts';

const { byUser } = ownRows;

/** What the archive has of drives: follows, marks, reminders, the feed and academic results. */
export const driveSections: readonly PersonalSection[] = [
  section('followed-drives', driveFollows, byUser(driveFollows.userId), 'driveId createdAt'),
  section(
    'drive-statuses',
    driveStateMarks,
    byUser(driveStateMarks.userId),
    'driveId state updatedAt',
  ),
  section(
    'drive-reminders',
    driveReminders,
    byUser(driveReminders.userId),
    'driveId kind at lead createdAt',
  ),
  section('calendar-feed', driveFeeds, byUser(driveFeeds.userId), 'createdAt'),
  section(
    'academic-results',
    studentAcademics,
    byUser(studentAcademics.userId),
    'tenthPercent tenthCgpa twelfthPercent twelfthCgpa diplomaPercent diplomaCgpa degreePercent degreeCgpa backlogs gapMonths batchYear updatedAt',
  ),
];

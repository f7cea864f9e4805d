import { resumeReadings } from '#server/db/tables/resume-readings.ts';
import { exampleResume } from './made-resumes.ts';
import type { World } from './world.ts';

type Reading = { world: World; fileId: string; mark: (what: string) => string };

/** Adds parsed content of a file, with a marker in its text and one in the parsed fields. */
export async function addResumeReading({ world, fileId, mark }: Reading): Promise<void> {
  await world.db.insert(resumeReadings).values({
    fileId,
    written: { ...exampleResume, achievements: [mark('written')] },
    parsed: {
      from: 'written',
      problem: null,
      fields: [{ path: 'achievements.0', value: mark('parsed'), confidence: 1, place: null }],
      pages: [],
      school: { batch: null, backlogs: null },
    },
    version: 1,
    readAt: world.now,
  });
}

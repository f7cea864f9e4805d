import type { Student } from '#domain/actor.ts';
import type { AssessmentContent } from '#domain/assessment/assessment.ts';
import { companyQuestion } from '#domain/recording/recording-limits.ts';
import type { World } from '#testing/world.ts';
import { createRecorded, recordedChunks } from './recording.ts';

/** A kit with a question to answer by speaking, and one by writing. */
export const typedSpoken = (): AssessmentContent => {
  const criteria = [{ name: 'Answers the question', help: null }];
  const skills = ['Communication'];
  const how = { video: true, takes: 2 };
  return {
    ...{ title: 'Kit', purpose: '', tries: 1, reviewers: 2 },
    sections: [
      {
        title: '',
        minutes: null,
        draw: null,
        items: [
          { id: 'say', kind: 'recording', skills, prompt: 'Who are you?', criteria, ...how },
          { id: 'write', kind: 'open', skills, prompt: 'Why here?', criteria },
        ],
      },
    ],
  };
};

/** A kit with a question to answer with a file. */
export const typedFiled = (): AssessmentContent => {
  const criteria = [{ name: 'Answers the question', help: null }];
  const item = { id: 'draw', kind: 'file' as const, skills: ['Design'], prompt: 'Sketch it.' };
  return {
    ...{ title: 'Kit', purpose: '', tries: 1, reviewers: 2 },
    sections: [{ title: '', minutes: null, draw: null, items: [{ ...item, criteria }] }],
  };
};

/** A finished recording that is meant for a company. */
export async function recordForCompany(world: World, student: Student, question = companyQuestion) {
  const { recordingId } = await createRecorded(world, student, question);
  await world.call(student).recording.finish({ recordingId, chunks: recordedChunks.length });
  return recordingId;
}

type SpokenReview = { place: number; criterion: string; score: number | null; quotes: string[] };

export const typedSpokenReview = ({
  quotes = [] as string[],
  note = 'Clear and short.',
}): [SpokenReview & { note: string }] => [
  { place: 0, criterion: 'Answers the question', score: 3, quotes, note },
];

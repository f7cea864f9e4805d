import { AppError } from '#server/app-error.ts';
import { readLessons, type TopicLesson } from './read-lessons.ts';

export function requireLesson(topic: string): TopicLesson {
  const lesson = readLessons().all.find((each) => each.topic === topic);
  if (!lesson) throw new AppError('NOT_FOUND');
  return lesson;
}

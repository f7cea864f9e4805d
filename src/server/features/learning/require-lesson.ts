import { orNotFound } from '#server/app-error.ts';
import { readLessons, type TopicLesson } from './read-lessons.ts';

export function requireLesson(topic: string): TopicLesson {
  const lesson = orNotFound(readLessons().all.find((each) => each.topic === topic));
  return lesson;
}

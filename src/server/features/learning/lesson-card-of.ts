import type { LessonCard } from '#contract/learning.ts';
import { progressOf } from '#domain/learning/progress-of.ts';
import type { ProgressRow } from './learning.store.ts';
import type { TopicLesson } from './read-lessons.ts';

export function lessonCardOf(lesson: TopicLesson, saved: ProgressRow | undefined): LessonCard {
  const { topic, title, summary, minutes, concepts } = lesson;
  const { done, total, percent, isPassed } = progressOf(lesson, saved);
  const place = concepts.find(({ id }) => id === saved?.place);
  return {
    topic,
    title,
    summary,
    minutes,
    done,
    total,
    percent,
    isPassed,
    quizBest: saved?.quizBest ?? null,
    place: place ? { id: place.id, title: place.title } : null,
  };
}

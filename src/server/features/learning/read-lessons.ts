import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { countWords } from '#domain/article/reading-minutes.ts';
import { type LearningTopic, learningTopics } from '#domain/learning/learning.ts';
import { type LearningQuestion, type Lesson, parseLesson } from '#domain/learning/parse-lesson.ts';

const folder = fileURLToPath(new URL('../../../../content/learning/', import.meta.url));
const wordsAMinute = 180;

export type TopicLesson = Lesson & {
  topic: LearningTopic;
  minutes: number;
  code: string;
  output: string;
};
type KnownQuestion = { question: LearningQuestion; lesson: TopicLesson };
type Lessons = { all: TopicLesson[]; questions: ReadonlyMap<string, KnownQuestion> };

let read: Lessons | undefined;

/** Reads and checks all lessons from `content/learning`, once per process. */
export function readLessons(): Lessons {
  read ??= lessonsOf(learningTopics.map((topic) => lessonIn(topic)));
  return read;
}

function lessonIn(topic: LearningTopic): TopicLesson {
  const text = (file: string) => readFileSync(`${folder}${topic}/${file}`, 'utf8');
  try {
    const lesson = parseLesson(JSON.parse(text('lesson.json')), text('lesson.md'));
    const words = lesson.concepts.reduce((sum, { blocks }) => sum + countWords(blocks), 0);
    return {
      ...lesson,
      topic,
      minutes: Math.round(words / wordsAMinute),
      code: text(lesson.example.language === 'sql' ? 'example.sql' : 'example.js').trimEnd(),
      output: text('output.txt').trimEnd(),
    };
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new Error(`content/learning/${topic}: ${reason}`, { cause });
  }
}

function lessonsOf(all: TopicLesson[]): Lessons {
  const questions = new Map<string, KnownQuestion>();
  for (const lesson of all)
    for (const question of [...lesson.concepts.flatMap(({ checks }) => checks), ...lesson.quiz]) {
      if (questions.has(question.id))
        throw new Error(`content/learning: the id ${question.id} is used twice`);
      questions.set(question.id, { question, lesson });
    }
  return { all, questions };
}

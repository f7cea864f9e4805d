import { useSuspenseQuery } from '@tanstack/react-query';
import {
  ArrowRight,
  Blocks,
  Cloud,
  Cpu,
  Database,
  type LucideIcon,
  Network,
  ShieldCheck,
} from 'lucide-react';
import { Link } from 'react-router';
import type { LessonCard } from '#contract/learning.ts';
import type { LearningTopic } from '#domain/learning/learning.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { lessonPath, quizPath } from './learning-paths.ts';
import { LessonFacts } from './lesson-facts.tsx';
import { LessonProgress } from './lesson-progress.tsx';

const icons: Record<LearningTopic, LucideIcon> = {
  'operating-systems': Cpu,
  'object-oriented-programming': Blocks,
  'computer-networks': Network,
  'database-management-systems': Database,
  cybersecurity: ShieldCheck,
  'cloud-computing': Cloud,
};

function TopicMark({ topic }: { topic: LearningTopic }) {
  const Icon = icons[topic];
  return (
    <span className="inline-flex size-11 shrink-0 items-center justify-center rounded-card bg-primary-soft text-primary">
      <Icon size={20} aria-hidden="true" />
    </span>
  );
}

/** All topics, after the one to continue with. */
export function TopicList() {
  const { data } = useSuspenseQuery(api.learning.list.query());
  const last = data.items.find(({ topic }) => topic === data.last);
  return (
    <div className="flex flex-col gap-6">
      {last && last.percent < 100 && <Continue lesson={last} />}
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {data.items.map((lesson) => (
          <TopicCard key={lesson.topic} lesson={lesson} />
        ))}
      </ul>
    </div>
  );
}

function Continue({ lesson }: { lesson: LessonCard }) {
  const t = useTexts();
  const { topic, title, place } = lesson;
  const isRead = lesson.done === lesson.total;
  return (
    <Card
      as="section"
      aria-label={title}
      padding="lg"
      className="flex flex-wrap items-center gap-x-6 gap-y-4"
    >
      <TopicMark topic={topic} />
      <div className="min-w-0 flex-1 basis-56">
        <p className="text-16 font-semibold text-ink">{title}</p>
        <div className="mt-2 max-w-sm">
          <LessonProgress lesson={lesson} />
        </div>
      </div>
      <ButtonLink
        variant="primary"
        to={isRead ? quizPath(topic) : `${lessonPath(topic)}${place ? `#${place.id}` : ''}`}
        icon={ArrowRight}
      >
        {isRead
          ? t('learning.quiz.open')
          : place
            ? t('learning.continue', { place: place.title })
            : t('learning.start')}
      </ButtonLink>
    </Card>
  );
}

function TopicCard({ lesson }: { lesson: LessonCard }) {
  const { topic, title, summary } = lesson;
  return (
    <Card as="li" interactive padding="lg" className="flex flex-col gap-4">
      <div className="flex items-start gap-4">
        <TopicMark topic={topic} />
        <div className="min-w-0">
          <h2 className="text-16 font-semibold text-ink">
            <Link
              to={lessonPath(topic)}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {title}
            </Link>
          </h2>
          <p className="mt-1 text-14 text-ink-muted">{summary}</p>
        </div>
      </div>
      <div className="mt-auto flex flex-col gap-3">
        <LessonFacts lesson={lesson} />
        <LessonProgress lesson={lesson} />
      </div>
    </Card>
  );
}

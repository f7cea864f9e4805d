import { Lock, MessageSquare } from 'lucide-react';
import { Link } from 'react-router';
import type { TopicRow } from '#contract/forum.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LikeCount } from './like-count.tsx';

/** Topics, each with its replies, likes and latest activity. */
export function TopicRows({ topics, level = 3 }: { topics: readonly TopicRow[]; level?: 2 | 3 }) {
  return (
    <ul className="divide-y divide-line rounded-card border border-line bg-surface">
      {topics.map((topic) => (
        <li key={topic.id}>
          <Row topic={topic} level={level} />
        </li>
      ))}
    </ul>
  );
}

function Row({ topic, level }: { topic: TopicRow; level: 2 | 3 }) {
  const Heading = `h${level}` as const;
  const t = useTexts();
  const format = useFormat();
  return (
    <article className="flex flex-col gap-2 px-4 py-4 sm:px-5">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Heading className="min-w-0 text-16 font-semibold wrap-anywhere">
          <Link
            to={`/community/forum/${topic.id}`}
            discover="none"
            className="text-ink no-underline hover:underline"
          >
            {topic.title}
          </Link>
        </Heading>
        {topic.isClosed && <Badge icon={Lock}>{t('forum.closed')}</Badge>}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-13 text-ink-muted">
        <span>{t('forum.by', { name: topic.author ?? t('forum.gone') })}</span>
        <span className="inline-flex items-center gap-1.5">
          <MessageSquare size={14} aria-hidden="true" />
          {t('forum.replies', { count: topic.replies })}
        </span>
        <LikeCount likes={topic.likes} />
        <time dateTime={topic.lastActiveAt.toISOString()}>
          {t('forum.active-at', { when: format.date(topic.lastActiveAt) })}
        </time>
      </div>
      {topic.tags.length > 0 && <TagLinks tags={topic.tags} />}
    </article>
  );
}

/** Tags, each linked to its topics. */
export function TagLinks({ tags, current }: { tags: readonly string[]; current?: string }) {
  const t = useTexts();
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={t('forum.tags')}>
      {tags.map((tag) => (
        <li key={tag} className="max-w-full">
          <Link
            to={`/community/forum?tag=${encodeURIComponent(tag)}`}
            discover="none"
            aria-current={tag === current ? 'true' : undefined}
            className="inline-flex touch-height max-w-full items-center rounded-chip border border-line bg-surface px-2.5 py-0.5 text-13 text-ink-muted no-underline hover:border-line-strong hover:text-ink aria-[current]:border-primary aria-[current]:bg-primary-soft aria-[current]:text-primary"
          >
            <span className="truncate">{tag}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

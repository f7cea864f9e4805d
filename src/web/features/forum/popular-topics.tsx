import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TopicRows } from './topic-rows.tsx';

export const popularInput = { order: 'liked', limit: 4 } as const;

export function PopularTopics() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.forum.list.query(popularInput));
  if (data.items.length === 0) {
    return (
      <EmptyState level={3} title={t('forum.empty.title')} description={t('forum.empty.text')} />
    );
  }
  return <TopicRows topics={data.items} />;
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { Search } from 'lucide-react';
import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '#web/lib/api.ts';
import { ListPager } from '#web/lib/list-pager.tsx';
import { filterLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { topicFilters, topicInput } from './topic-input.ts';
import { TagLinks, TopicRows } from './topic-rows.tsx';

/**
 * The forum's topics, with search, tags and two sort orders; all of that is in the URL, so it works
 * without scripts.
 */
export function TopicList() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(api.forum.list.query(topicInput(params)));
  const { order, tag, search } = topicFilters(params);
  const { count, capped } = data.total;
  const isFiltered = Boolean(tag || search);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('search') ?? '').trim();
    void navigate(filterLink(params, { search: typed }));
  };
  return (
    <div className="flex flex-col gap-6">
      <form
        role="search"
        onSubmit={onSubmit}
        className="flex flex-wrap items-end gap-3"
        key={`${search} ${tag}`}
      >
        <Field label={t('forum.search-label')} className="min-w-56 grow">
          <Input
            name="search"
            type="search"
            icon={Search}
            defaultValue={search}
            maxLength={100}
            placeholder={t('forum.search')}
          />
        </Field>
        {tag && <input type="hidden" name="tag" value={tag} />}
        {order !== 'active' && <input type="hidden" name="order" value={order} />}
        <Button type="submit">{t('common.search')}</Button>
        {isFiltered && (
          <ButtonLink to="?" variant="ghost">
            {t('forum.clear')}
          </ButtonLink>
        )}
      </form>
      {data.tags.length > 0 && <TagLinks tags={data.tags} current={tag} />}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-ink-muted" role="status">
          {tag && `${t('common.label', { label: t('forum.tag', { tag }) })} `}
          {t(capped ? 'forum.count-capped' : 'forum.count', { count })}
        </p>
        <nav aria-label={t('forum.order')} className="flex gap-2">
          {(['active', 'liked'] as const).map((each) => (
            <ButtonLink
              key={each}
              to={filterLink(params, { order: each === 'active' ? '' : each })}
              size="sm"
              variant={each === order ? 'primary' : 'secondary'}
              aria-current={each === order ? 'true' : undefined}
            >
              {t(`forum.${each}`)}
            </ButtonLink>
          ))}
        </nav>
      </div>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(isFiltered ? 'forum.empty.filtered-title' : 'forum.empty.title')}
          description={t(isFiltered ? 'forum.empty.filtered' : 'forum.empty.text')}
          action={<ButtonLink to="/community/forum/new">{t('forum.new')}</ButtonLink>}
        />
      ) : (
        <TopicRows topics={data.items} level={2} />
      )}
      <ListPager
        label={t('forum.pages')}
        newerText={t('forum.newer')}
        olderText={t('forum.older')}
        data={data}
      />
    </div>
  );
}

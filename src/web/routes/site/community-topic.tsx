import { useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { repliesInput } from '#web/features/forum/replies-input.ts';
import { TopicPage } from '#web/features/forum/topic-page.tsx';
import { ReportButton } from '#web/features/report/report-button.tsx';
import { Description } from '#web/lib/description.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['forum', 'report', 'refusal'],
  prefetch: ({ api, load, search, params }) =>
    load(api.forum.load.query(repliesInput(params['topicId'] ?? '', search))),
  title: (t, { api, cache, params, search }) => {
    const input = repliesInput(params['topicId'] ?? '', search);
    const data = cache.getQueryData(api.forum.load.queryKey({ input }));
    return data?.topic.title ?? t('forum.removed-title');
  },
});

export default function CommunityTopic() {
  const { topicId = '' } = useParams();
  return (
    <TopicPage
      key={topicId}
      topicId={topicId}
      me={useMe()}
      bodyOf={(blocks) => <Description blocks={blocks} />}
      reportOf={(target) => <ReportButton target={target} />}
    />
  );
}

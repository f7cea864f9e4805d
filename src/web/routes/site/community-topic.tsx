import { useParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { repliesInput } from '#web/features/forum/replies-input.ts';
import { TopicPage } from '#web/features/forum/topic-page.tsx';
import { ReportButton } from '#web/features/report/report-button.tsx';
import { Description } from '#web/lib/description.tsx';
import { pageLoader } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';

export const loader = pageLoader({
  texts: ['forum', 'report', 'refusal'],
  prefetch: async ({ api, load, url, params }) => {
    const input = repliesInput(params['topicId'] ?? '', url.searchParams);
    try {
      await load({ ...api.forum.load.query(input), retry: false });
    } catch (error) {
      // An invalid topic id is a 404.
      const isUnreadable = refusalOf(error) === 'INVALID_INPUT' && url.search === '';
      throw isUnreadable ? new Response(null, { status: 404 }) : error;
    }
  },
  title: (t, { api, cache, params, url }) => {
    const input = repliesInput(params['topicId'] ?? '', url.searchParams);
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

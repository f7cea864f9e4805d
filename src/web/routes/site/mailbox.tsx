import { useSuspenseQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { MailList } from '#web/features/mailbox/mail-list.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { refusalOf } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';

const inputOf = (search: URLSearchParams) => {
  const before = search.get('before');
  return before ? { before } : {};
};

export const loader = pageLoader({
  texts: ['mailbox'],
  prefetch: async ({ api: inProcess, load, url }) => {
    const input = inputOf(url.searchParams);
    try {
      await load(inProcess.mailbox.list.query(input));
    } catch (error) {
      if (refusalOf(error) !== null) throw new Response(null, { status: 404 });
      throw error;
    }
  },
  title: (t) => t('mailbox.title'),
});

export default function Mailbox() {
  const t = useTexts();
  const [search] = useSearchParams();
  const { data } = useSuspenseQuery({ ...api.mailbox.list.query(inputOf(search)), staleTime: 0 });
  return (
    <div className="mx-auto w-full max-w-[45rem] px-4 py-10 sm:px-6">
      <PageHeader title={t('mailbox.title')} purpose={t('mailbox.purpose')} />
      <div className="mt-8">
        {data.items.length === 0 ? (
          <EmptyState title={t('mailbox.empty.title')} description={t('mailbox.empty.text')} />
        ) : (
          <MailList mails={data.items} />
        )}
      </div>
      <div className="mt-6">
        <Pager
          label={t('mailbox.pages')}
          newerText={t('mailbox.newer')}
          olderText={t('mailbox.older')}
          newer={search.has('before') ? '?' : undefined}
          older={data.older ? `?before=${data.older}` : undefined}
        />
      </div>
    </div>
  );
}

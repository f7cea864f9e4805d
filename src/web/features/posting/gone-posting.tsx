import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { PostingCard } from './posting-card.tsx';

export function GoneReason({ postingId }: { postingId: string }) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.posting.loadGone.query({ postingId }));
  return (
    <Callout tone="warning" title={t(`apply.gone.${data.reason}.title`)}>
      {t(`apply.gone.${data.reason}.text`)}
    </Callout>
  );
}

/** Similar open jobs, and a link to all of them. */
export function SimilarPostings({ postingId, all }: { postingId: string; all: string }) {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.posting.loadGone.query({ postingId }));
  return (
    <section>
      <h2 className="text-20 font-semibold text-ink">
        {t(data.similar.length === 0 ? 'apply.gone.none' : 'apply.gone.similar')}
      </h2>
      {data.similar.length > 0 && (
        <ul className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {data.similar.map((posting) => (
            <li key={posting.id}>
              <PostingCard posting={posting} />
            </li>
          ))}
        </ul>
      )}
      <ButtonLink to={all} variant="secondary" className="mt-6">
        {t('apply.gone.all')}
      </ButtonLink>
    </section>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { StartSetForm } from '#web/features/practice/start-form.tsx';
import { StartPage } from '#web/features/practice/start-page.tsx';
import { api } from '#web/lib/api.ts';
import { pageLoader } from '#web/lib/page.ts';
import { useTexts } from '#web/lib/texts.tsx';

export const loader = pageLoader({
  texts: ['practice', 'question', 'plan'],
  only: ['student'],
  prefetch: async ({ api: inProcess, load, params }) => {
    const input = { setId: params['setId'] ?? '' };
    const [{ set }] = await Promise.all([
      load(inProcess.question.findSet.query(input)),
      load(inProcess.practice.loadQuota.query()),
    ]);
    if (set === null) throw new Response(null, { status: 404 });
  },
  title: (t) => t('practice.start-pages.set.title'),
});

export default function PractiseSet() {
  const t = useTexts();
  const setId = useParams()['setId'] ?? '';
  const { set } = useSuspenseQuery(api.question.findSet.query({ setId })).data;
  const name = set ? (set.name ?? t(`question.domains.${set.domain}`)) : '';
  return (
    <StartPage
      title={t('practice.start-pages.set.title')}
      purpose={t('practice.start-pages.set.purpose', {
        name,
        count: set?.questions.length ?? 0,
      })}
    >
      <StartSetForm setId={setId} />
    </StartPage>
  );
}

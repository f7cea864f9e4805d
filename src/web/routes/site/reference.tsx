import { useParams } from 'react-router';
import { ReferenceAnswer } from '#web/features/credential/reference-answer.tsx';
import { pageLoader } from '#web/lib/page.ts';

export const loader = pageLoader({
  texts: ['reference', 'refusal'],
  prefetch: ({ api, load, params }) =>
    load(api.credential.findReference.query({ token: params['token'] ?? '' })),
  title: (t) => t('reference.title'),
  isUnlisted: () => true,
});

export default function Reference() {
  return <ReferenceAnswer token={useParams()['token'] ?? ''} />;
}

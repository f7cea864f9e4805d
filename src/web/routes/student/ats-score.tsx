import { useSearchParams } from 'react-router';
import { useMe } from '#web/features/account/use-me.ts';
import { AtsPage } from '#web/features/ats/ats-page.tsx';
import { AtsReaderContext } from '#web/features/ats/ats-reader.ts';
import { pageLoader } from '#web/lib/page.ts';
import { atsReader } from '#web/routes/student/ats-reading.ts';

export const loader = pageLoader({
  texts: ['ats-score', 'ats', 'resume-reading'],
  only: ['student'],
  prefetch: ({ api, load }) =>
    Promise.all([load(api.resume.list.query()), load(api.ats.list.query())]),
  title: (t) => t('dashboard.ats-score'),
});

export default function StudentAtsScore() {
  const me = useMe();
  const [search] = useSearchParams();
  if (me === null) return null;
  return (
    <AtsReaderContext value={atsReader}>
      <AtsPage userId={me.userId} resumeId={search.get('resume')} />
    </AtsReaderContext>
  );
}

import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PreferenceForm } from './preference-form.tsx';
import { ViewList } from './view-list.tsx';

/** A student's preferences, discoverability, and profile views. */
export function PreferencePage() {
  const t = useTexts();
  const { data } = useSuspenseQuery(api.match.loadPreferences.query());
  return (
    <>
      <PageHeader title={t('dashboard.what-youre-looking-for')} purpose={t('match.purpose')} />
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <PreferenceForm saved={data} />
        <ViewList isFindable={data.visibility !== 'off'} />
      </div>
    </>
  );
}

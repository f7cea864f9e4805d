import { useTexts } from '#web/lib/texts.tsx';
import { TabNav } from '#web/ui/tab-nav.tsx';
import { assessmentPath, invitePath } from './assessment-paths.ts';

export function AssessmentTabs({ assessmentId }: { assessmentId: string }) {
  const t = useTexts();
  return (
    <TabNav
      label={t('assessment.tabs.label')}
      items={[
        { to: assessmentPath(assessmentId), label: t('assessment.tabs.sittings'), end: true },
        { to: invitePath(assessmentId), label: t('assessment.tabs.invite') },
      ]}
    />
  );
}

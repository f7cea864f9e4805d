import { useQuery } from '@tanstack/react-query';
import { FileText, Plus } from 'lucide-react';
import type { ReactElement } from 'react';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { allResumesPath, pathOfResume, resumePath } from './resume-paths.ts';

/** Links to the other resumes, the full list, and a new resume. */
export function ResumeSwitcher({ resumeId, trigger }: { resumeId: string; trigger: ReactElement }) {
  const t = useTexts();
  const { data } = useQuery(api.resume.list.query());
  const others = (data?.items ?? []).filter((each) => !each.isArchived && each.id !== resumeId);
  const items: MenuItem[] = [
    ...others
      .slice(0, 8)
      .map(({ id, name }): MenuItem => ({ text: name, icon: FileText, to: pathOfResume(id) })),
    ...(others.length > 0 ? [{ kind: 'separator' as const }] : []),
    { text: t('resume.all'), icon: FileText, to: allResumesPath },
    { text: t('resume.new'), icon: Plus, to: `${resumePath}?new=1` },
  ];
  return <Menu trigger={trigger} items={items} align="start" />;
}

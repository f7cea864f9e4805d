import { useQueryClient, useQuery } from '@tanstack/react-query';
import {
  ChevronDown,
  Download,
  FileOutput,
  FileText,
  Gauge,
  History,
  Link,
  MoreHorizontal,
  Sparkles,
  Plus,
} from 'lucide-react';
import { useState, type ReactElement } from 'react';
import type { OwnResume } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { allResumesPath, pathOfResume, resumePath } from './resume-paths.ts';
import { useResumeReader } from './resume-reader.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

export type BuilderDialog = 'versions' | 'links' | 'export' | 'suggestions';

type BuilderHeaderProps = {
  editor: ResumeEditor;
  resume: OwnResume;
  onDialog: (dialog: BuilderDialog) => void;
};

/** The resume's name, the other resumes, and the actions for the whole resume. */
export function BuilderHeader({ editor, resume, onDialog }: BuilderHeaderProps) {
  const t = useTexts();
  const cache = useQueryClient();
  const { readText } = useResumeReader();
  const [isBusy, setBusy] = useState<'fill' | 'download' | null>(null);

  // The code of these actions loads on demand.
  const run = async (what: 'fill' | 'download') => {
    setBusy(what);
    try {
      const { downloadResume, fillResume } = await import('./header-actions.ts');
      await (what === 'fill'
        ? fillResume({ editor, cache, t })
        : downloadResume({ editor, readText, t }));
    } catch {
      toast({ title: t('resume.failed'), tone: 'danger' });
    }
    setBusy(null);
  };

  return (
    <header className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 className="sr-only">{t('resume.title')}</h1>
        <Input
          aria-label={t('resume.name')}
          aria-invalid={editor.written.name.trim() === '' || undefined}
          value={editor.written.name}
          maxLength={resumeLimits.name}
          autoComplete="off"
          onChange={(event) => {
            const name = event.target.value;
            editor.change((written) => ({ ...written, name }), 'name');
          }}
          className="-ms-1.5 field-sizing-content w-auto! max-w-full min-w-40! border-transparent! bg-transparent! px-1.5! text-20! font-semibold text-ellipsis hover:border-line! max-sm:w-[calc(100%+0.375rem)]! max-sm:max-w-none!"
        />
        {resume.isDefault && <Badge tone="info">{t('resume.is-default')}</Badge>}
        {resume.isArchived && <Badge>{t('resume.archived')}</Badge>}
        <ResumeSwitcher
          resumeId={resume.id}
          trigger={
            <Button variant="ghost" size="sm">
              {t('resume.switch')}
              <ChevronDown size={16} aria-hidden="true" />
            </Button>
          }
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={FileText}
          className="max-sm:hidden"
          busy={isBusy === 'fill'}
          onClick={() => void run('fill')}
        >
          {t('resume.generate')}
        </Button>
        <Button icon={Sparkles} className="max-sm:hidden" onClick={() => onDialog('suggestions')}>
          {t('resume.suggestions')}
        </Button>
        <Button icon={FileOutput} className="max-sm:hidden" onClick={() => onDialog('export')}>
          {t('resume.export.export')}
        </Button>
        <Button
          variant="primary"
          icon={Download}
          busy={isBusy === 'download'}
          onClick={() => void run('download')}
        >
          {t('resume.export.download')}
        </Button>
        <Menu
          trigger={
            <IconButton icon={MoreHorizontal} variant="secondary" label={t('resume.actions')} />
          }
          items={[
            { text: t('resume.generate'), icon: FileText, onSelect: () => void run('fill') },
            {
              text: t('resume.suggestions'),
              icon: Sparkles,
              onSelect: () => onDialog('suggestions'),
            },
            {
              text: t('resume.export.export'),
              icon: FileOutput,
              onSelect: () => onDialog('export'),
            },
            { kind: 'separator' },
            {
              text: t('resume.score'),
              icon: Gauge,
              to: `/student-dashboard/ats-score?resume=${resume.id}`,
            },
            { text: t('resume.versions'), icon: History, onSelect: () => onDialog('versions') },
            { text: t('resume.share'), icon: Link, onSelect: () => onDialog('links') },
          ]}
        />
      </div>
    </header>
  );
}

/** Links to the other resumes, the full list, and a new resume. */
function ResumeSwitcher({ resumeId, trigger }: { resumeId: string; trigger: ReactElement }) {
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

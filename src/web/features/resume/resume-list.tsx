import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { Archive, ArchiveRestore, Copy, MoreVertical, Pencil, Star, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { ResumeCard } from '#contract/resume.ts';
import { resumeLimits } from '#domain/resume/resume-limits.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu, type MenuItem } from '#web/ui/menu.tsx';
import { toast } from '#web/ui/toast-store.ts';
import { useLastShown } from '#web/ui/use-last-shown.ts';
import { RenameDialog } from './rename-dialog.tsx';
import { pathOfResume } from './resume-paths.ts';
import { ResumePicture } from './resume-picture.tsx';

type Change = { kind: 'copy' | 'default' | 'archive' | 'unarchive' | 'remove'; resume: ResumeCard };

/** A student's resumes with their actions; archived ones come last. */
export function ResumeList() {
  const t = useTexts();
  const cache = useQueryClient();
  const { data } = useSuspenseQuery(api.resume.list.query());
  const list = useRef<HTMLDivElement>(null);
  const [removed, setRemoved] = useState<ResumeCard | null>(null);
  const asked = useLastShown(removed);
  const [renamed, setRenamed] = useState<ResumeCard | null>(null);
  const change = useMutation({
    mutationFn: async ({ kind, resume: { id: resumeId, name } }: Change) => {
      const copyName = t('resume.copy-name', { name }).slice(0, resumeLimits.name);
      if (kind === 'copy') await api.resume.createCopy.call({ resumeId, name: copyName });
      else if (kind === 'default') await api.resume.setDefault.call({ resumeId });
      else if (kind === 'remove') await api.resume.remove.call({ resumeId });
      else await api.resume.setArchived.call({ resumeId, isArchived: kind === 'archive' });
      return kind === 'copy' ? copyName : name;
    },
    onSuccess: (name, { kind }) => {
      if (kind === 'copy') toast({ title: t('resume.list.copied', { name }), tone: 'success' });
      if (kind === 'default')
        toast({ title: t('resume.list.defaulted', { name }), tone: 'success' });
      if (kind === 'remove') toast({ title: t('resume.list.removed', { name }) });
      setRemoved(null);
    },
    onError: (error) => showFailure(t, 'resume.failed', error),
    onSettled: async (_name, error, { kind }) => {
      await cache.invalidateQueries({ queryKey: api.resume.key() });
      // The focused element is gone.
      if (kind === 'remove' && error === null) list.current?.focus();
    },
  });
  const itemsOf = (resume: ResumeCard): MenuItem[] => {
    const act = (kind: Change['kind']) => () => change.mutate({ kind, resume });
    return [
      { text: t('resume.rename'), icon: Pencil, onSelect: () => setRenamed(resume) },
      { text: t('resume.copy'), icon: Copy, onSelect: act('copy') },
      ...(resume.isDefault
        ? []
        : [{ text: t('resume.default'), icon: Star, onSelect: act('default') }]),
      resume.isArchived
        ? { text: t('resume.unarchive'), icon: ArchiveRestore, onSelect: act('unarchive') }
        : { text: t('resume.archive'), icon: Archive, onSelect: act('archive') },
      { kind: 'separator' },
      {
        text: t('resume.remove'),
        icon: Trash2,
        danger: true,
        onSelect: () => setRemoved(resume),
      },
    ];
  };
  const shown = data.items.filter(({ isArchived }) => !isArchived);
  const archived = data.items.filter(({ isArchived }) => isArchived);
  return (
    <div ref={list} tabIndex={-1} className="flex flex-col gap-8 outline-none">
      {shown.length === 0 && <p className="text-14 text-ink-muted">{t('resume.list.none')}</p>}
      <Cards resumes={shown} itemsOf={itemsOf} level={2} />
      {archived.length > 0 && (
        <section>
          <h2 className="mb-3 text-16 font-semibold text-ink">{t('resume.list.archived')}</h2>
          <Cards resumes={archived} itemsOf={itemsOf} level={3} />
        </section>
      )}
      {renamed && <RenameDialog resume={renamed} onClose={() => setRenamed(null)} />}
      <ConfirmDialog
        open={removed !== null}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && change.mutate({ kind: 'remove', resume: removed })}
        title={t('resume.list.remove-title', { name: asked?.name ?? '' })}
        description={t('resume.list.remove-text')}
        confirmText={t('resume.remove')}
        busy={change.isPending}
      />
    </div>
  );
}

type CardsProps = {
  resumes: ResumeCard[];
  itemsOf: (resume: ResumeCard) => MenuItem[];
  level: 2 | 3;
};

function Cards({ resumes, itemsOf, level }: CardsProps) {
  const Heading = `h${level}` as const;
  const t = useTexts();
  const format = useFormat();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {resumes.map((resume) => (
        <Card key={resume.id} as="li" interactive>
          <div className="mb-4">
            <ResumePicture id={resume.id} changedAt={resume.changedAt} />
          </div>
          <div className="flex items-start gap-2">
            <div className="min-w-0 grow">
              <Heading className="text-14 font-semibold wrap-anywhere text-ink">
                <Link
                  to={pathOfResume(resume.id)}
                  className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
                >
                  {resume.name}
                </Link>
              </Heading>
              <p className="truncate text-13 text-ink-muted">{resume.title}</p>
              <p className="mt-2 text-13 text-ink-subtle">
                {t('resume.list.changed', { when: format.date(resume.changedAt) })}
              </p>
              {resume.isDefault && (
                <Badge tone="info" className="mt-2">
                  {t('resume.is-default')}
                </Badge>
              )}
            </div>
            <div className="relative z-10">
              <Menu
                trigger={
                  <IconButton
                    icon={MoreVertical}
                    size="sm"
                    label={t('resume.list.more', { name: resume.name })}
                  />
                }
                items={itemsOf(resume)}
              />
            </div>
          </div>
        </Card>
      ))}
    </ul>
  );
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { FilePen, FilePlus2, FileUp, type LucideIcon, UserRound } from 'lucide-react';
import { type ChangeEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ReadingProblem } from '#domain/resume-reading/reading-problem.ts';
import type { Resume } from '#domain/resume/resume.ts';
import { api } from '#web/lib/api.ts';
import { showFailure } from '#web/lib/show-failure.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { AllRungs } from '#web/ui/all-rungs.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { ImportReview } from './import-review.tsx';
import { pathOfResume } from './resume-paths.ts';
import { useResumeReader } from './resume-reader.ts';
import { sampleResume } from './sample-resume.ts';
import type { ParsedResumeFile } from './use-import-review.ts';

type Begin = { content?: Resume; fromProfile?: boolean };

export default function ResumeStart() {
  const t = useTexts();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const reader = useResumeReader();
  const input = useRef<HTMLInputElement>(null);
  const [isReading, setReading] = useState(false);
  const [problem, setProblem] = useState<ReadingProblem | 'notLoaded' | null>(null);
  const [read, setRead] = useState<ParsedResumeFile | null>(null);
  const begin = useMutation({
    mutationFn: (how: Begin) => api.resume.create.call({ name: t('resume.default-name'), ...how }),
    onSuccess: (resume) => {
      cache.setQueryData(api.resume.load.queryKey({ input: { resumeId: resume.id } }), resume);
      void cache.invalidateQueries({ queryKey: api.resume.list.key(), refetchType: 'none' });
      void navigate(pathOfResume(resume.id));
    },
    onError: (error) => showFailure(t, 'resume.start.failed', error),
  });
  const isBusy = begin.isPending || isReading;
  const onFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (file === undefined) return;
    setReading(true);
    setProblem(null);
    try {
      const { parsed, resume } = await reader.readFile(file);
      if (resume === null) setProblem(parsed.problem ?? 'corrupt');
      else setRead({ parsed, resume, file });
    } catch {
      setProblem('notLoaded');
    }
    setReading(false);
  };
  if (read) return <ImportReview read={read} onCancel={() => setRead(null)} />;
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-center py-8 text-center">
      <AllRungs />
      <h2 className="mt-5 text-16 font-semibold text-ink">{t('resume.start.title')}</h2>
      <p className="mt-1 max-w-md text-14 text-ink-muted">{t('resume.start.text')}</p>
      <div className="mt-6 grid w-full gap-3 text-start sm:grid-cols-2">
        <Way
          icon={UserRound}
          title={t('resume.start.profile')}
          text={t('resume.start.profile-text')}
          isBusy={isBusy}
          onChoose={() => begin.mutate({ fromProfile: true })}
        />
        <Way
          icon={FileUp}
          title={t('resume.start.upload')}
          text={t('resume.start.upload-text')}
          isBusy={isBusy}
          onChoose={() => input.current?.click()}
        />
        <Way
          icon={FilePen}
          title={t('resume.start.sample')}
          text={t('resume.start.sample-text')}
          isBusy={isBusy}
          onChoose={() => begin.mutate({ content: sampleResume(t), fromProfile: true })}
        />
        <Way
          icon={FilePlus2}
          title={t('resume.start.empty')}
          text={t('resume.start.empty-text')}
          isBusy={isBusy}
          onChoose={() => begin.mutate({})}
        />
      </div>
      <input
        ref={input}
        type="file"
        hidden
        accept=".pdf,.docx,.json"
        aria-label={t('resume.start.upload')}
        onChange={(event) => void onFile(event)}
      />
      {isReading && (
        <p role="status" className="mt-4 flex items-center gap-2 text-14 text-ink-muted">
          <Spinner />
          {t('resume.start.reading')}
        </p>
      )}
      {problem && (
        <Callout
          tone="danger"
          live
          className="mt-4 text-start"
          title={t(`resume-reading.problem.title.${problem}`)}
        >
          {problem === 'wrongType'
            ? t('resume.start.wrong-type')
            : t(`resume-reading.problem.advice.${problem}`)}
        </Callout>
      )}
    </div>
  );
}

type WayProps = {
  icon: LucideIcon;
  title: string;
  text: string;
  isBusy: boolean;
  onChoose: () => void;
};

function Way({ icon: Icon, title, text, isBusy, onChoose }: WayProps) {
  return (
    <button
      type="button"
      aria-disabled={isBusy || undefined}
      onClick={() => !isBusy && onChoose()}
      className="flex flex-row gap-3 rounded-card border border-line bg-surface p-4 text-start transition-colors hover:border-line-strong aria-disabled:opacity-50 sm:flex-col"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-primary" />
      <span>
        <span className="block text-14 font-medium text-ink">{title}</span>
        <span className="mt-0.5 block text-13 text-ink-muted">{text}</span>
      </span>
    </button>
  );
}

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import type { ResumeVersion } from '#contract/resume.ts';
import { compareVersions } from '#domain/resume/compare-versions.ts';
import { api } from '#web/lib/api.ts';
import { LoadFailure } from '#web/lib/load-failure.tsx';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { useFieldName } from './use-field-name.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

type VersionComparisonProps = {
  editor: ResumeEditor;
  version: ResumeVersion;
  onBack: () => void;
  onRestore: () => void;
  isRestoring: boolean;
};

const tones = {
  added: 'success',
  removed: 'danger',
  changed: 'info',
  moved: 'neutral',
} as const satisfies Record<string, Tone>;

/** The differences between a version and the current resume, with a restore button. */
export function VersionComparison(props: VersionComparisonProps) {
  const { editor, version, onBack, onRestore, isRestoring } = props;
  const t = useTexts();
  const format = useFormat();
  const nameOf = useFieldName();
  const input = { resumeId: editor.resumeId, versionId: version.id };
  const query = useQuery(api.resume.loadVersion.query(input));
  const { data } = query;
  const found = data === undefined ? null : compareVersions(data, editor.written);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Button variant="ghost" size="sm" icon={ArrowLeft} onClick={onBack}>
          {t('resume.version.back')}
        </Button>
        <Button variant="primary" busy={isRestoring} onClick={onRestore}>
          {t('resume.version.restore')}
        </Button>
      </div>
      <p className="text-14 text-ink-muted">
        {[version.label, format.dateTime(version.keptAt)].filter(Boolean).join(' · ')}
      </p>
      {found === null && query.isError ? (
        <LoadFailure query={query} />
      ) : found === null ? (
        <SkeletonLines lines={4} />
      ) : (
        <p role="status" className="text-14 text-ink">
          {found.length === 0
            ? t('resume.version.same')
            : t('resume.version.changes', { count: found.length })}
        </p>
      )}
      <ul className="flex flex-col gap-4">
        {found?.map(({ kind, path, entry, before, after }) => (
          <li key={`${kind}/${path.join('/')}`} className="text-14">
            <p className="flex flex-wrap items-center gap-2">
              <Badge tone={tones[kind]}>{t(`resume.version.${kind}`)}</Badge>
              <span className="min-w-0 font-medium wrap-anywhere text-ink">
                {[nameOf(path), entry].filter(Boolean).join(' · ')}
              </span>
            </p>
            <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
              {(['then', 'now'] as const).map((when) => (
                <div key={when} className="contents">
                  <dt className="text-13 text-ink-muted">{t(`resume.version.${when}`)}</dt>
                  <dd className="wrap-anywhere whitespace-pre-line text-ink">
                    {(when === 'then' ? before : after) || t('resume.version.nothing')}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

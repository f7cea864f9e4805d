import { Download, Eye, EyeOff } from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';
import type { OpenedApplication as Opened } from '#contract/application-pipeline.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { ApplicationHistory } from './application-history.tsx';
import { ApplicationInterviewers } from './application-interviewers.tsx';
import { ApplicationMessages } from './application-messages.tsx';
import { ApplicationNotes } from './application-notes.tsx';
import { ApplicationRating } from './application-rating.tsx';
import { OverdueBadge } from './overdue-badge.tsx';
import { ResumeViewer } from './resume-viewer.tsx';
import { StatusBadge } from './status-badge.tsx';

const never = () => () => undefined;

type OpenedApplicationProps = {
  application: Opened;
  match: ReactNode;
  /** The parsed resume, rendered by another feature. */
  reading: ReactNode;
  showsResume: boolean;
  onShowResume: (shows: boolean) => void;
};

/** All details of one application, with the resume beside it on demand. */
export function OpenedApplication(props: OpenedApplicationProps) {
  const { application, reading, showsResume } = props;
  const hasViewer = useSyncExternalStore(
    never,
    () => navigator.pdfViewerEnabled,
    () => true,
  );
  const resume = showsResume ? application.resume : null;
  return (
    <div className={resume ? 'grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]' : undefined}>
      {resume && (
        <ResumeViewer
          resume={resume}
          name={application.fullName}
          reading={reading}
          hasViewer={hasViewer}
        />
      )}
      <Parts {...props} />
    </div>
  );
}

function Parts({
  application,
  match,
  showsResume,
  onShowResume,
}: Omit<OpenedApplicationProps, 'reading'>) {
  const t = useTexts();
  const format = useFormat();
  const { answers, resume } = application;
  return (
    <div className="flex min-w-0 flex-col gap-7">
      <div className="flex flex-wrap items-center gap-3">
        <StatusBadge status={application.status} reader="company" />
        {application.isOverdue && <OverdueBadge />}
        <span className="min-w-0 text-14 wrap-anywhere text-ink-muted">
          {application.postingTitle}
        </span>
      </div>
      {application.isOverdue && (
        <p className="-mt-4 text-14 text-ink-muted">{t('pipeline.overdue.text')}</p>
      )}
      <DescriptionList
        items={[
          {
            term: t('company.applications.email'),
            detail: <a href={`mailto:${application.email}`}>{application.email}</a>,
          },
          ...(application.phone
            ? [
                {
                  term: t('company.applications.phone'),
                  detail: <a href={`tel:${application.phone}`}>{application.phone}</a>,
                },
              ]
            : []),
          {
            term: t('company.applications.applied'),
            detail: format.dateTime(application.appliedAt),
          },
        ]}
      />
      <Part title={t('match.parts.title')}>{match}</Part>
      <Part title={t('company.applications.resume')}>
        {resume ? (
          <ResumeLinks resume={resume} showsResume={showsResume} onShowResume={onShowResume} />
        ) : (
          <p className="text-14 text-ink-muted">{t('company.applications.no-resume')}</p>
        )}
      </Part>
      {answers.length > 0 && (
        <Part title={t('pipeline.drawer.answers')}>
          <dl className="flex flex-col gap-3">
            {answers.map(({ questionId, kind, question, answer }) => (
              <div key={questionId}>
                <dt className="text-13 wrap-anywhere text-ink-muted">{question}</dt>
                <dd className="mt-0.5 text-14 wrap-anywhere whitespace-pre-line">
                  {answer === ''
                    ? t('pipeline.drawer.no-answer')
                    : kind !== 'yes-no'
                      ? answer
                      : answer === 'yes'
                        ? t('pipeline.drawer.yes')
                        : t('pipeline.drawer.no')}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={t('company.applications.cover')}>
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
          {application.coverLetter ?? t('company.applications.no-cover')}
        </p>
      </Part>
      <Part title={t('pipeline.drawer.rating')}>
        <ApplicationRating application={application} />
      </Part>
      <Part title={t('pipeline.drawer.notes')}>
        <ApplicationNotes application={application} />
      </Part>
      <ApplicationMessages applicationId={application.id} reader="company" />
      {(application.mayDecide || application.interviewers.length > 0) && (
        <Part title={t('pipeline.drawer.interviewers')}>
          <ApplicationInterviewers application={application} />
        </Part>
      )}
      <Part title={t('pipeline.drawer.history')}>
        <ApplicationHistory history={application.history} />
      </Part>
    </div>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

type ResumeLinksProps = {
  resume: NonNullable<Opened['resume']>;
  showsResume: boolean;
  onShowResume: (shows: boolean) => void;
};

function ResumeLinks({ resume, showsResume, onShowResume }: ResumeLinksProps) {
  const t = useTexts();
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button
        size="sm"
        icon={showsResume ? EyeOff : Eye}
        aria-expanded={showsResume}
        onClick={() => onShowResume(!showsResume)}
      >
        {showsResume ? t('pipeline.drawer.resume-hide') : t('pipeline.drawer.resume-show')}
      </Button>
      <a
        href={`/files/${resume.id}`}
        download
        className="inline-flex items-center gap-2 text-14 break-all text-primary underline underline-offset-2"
      >
        <Download size={16} aria-hidden="true" className="shrink-0" />
        {t('company.applications.download', { name: resume.name })}
      </a>
    </div>
  );
}

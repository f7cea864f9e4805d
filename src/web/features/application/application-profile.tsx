import type { ReactNode } from 'react';
import type { OpenedApplication as Opened } from '#contract/application-pipeline.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { answerText } from './answer-text.ts';
import { ApplicationInterviewers } from './application-interviewers.tsx';
import { ApplicationOwner } from './application-owner.tsx';
import { ApplicationRating } from './application-rating.tsx';

/** What the applicant sent beside the resume, the rating, and who interviews. */
export function ApplicationProfile({
  application,
  note,
}: {
  application: Opened;
  /** What is hidden in a blind review; provided by another feature. */
  note: ReactNode;
}) {
  const t = useTexts();
  const format = useFormat();
  const { answers } = application;
  return (
    <div className="flex min-w-0 flex-col gap-7">
      {note}
      {application.isOverdue && (
        <p className="text-14 text-ink-muted">{t('pipeline.overdue.text')}</p>
      )}
      <DescriptionList
        items={[
          ...(application.email
            ? [
                {
                  term: t('common.email'),
                  detail: <a href={`mailto:${application.email}`}>{application.email}</a>,
                },
              ]
            : []),
          ...(application.phone
            ? [
                {
                  term: t('common.phone'),
                  detail: <a href={`tel:${application.phone}`}>{application.phone}</a>,
                },
              ]
            : []),
          {
            term: t('company.applications.applied'),
            detail: format.dateTime(application.appliedAt),
          },
          ...(application.invitation
            ? [
                {
                  term: t('company.applications.source'),
                  detail: t('company.applications.invited', {
                    name: application.invitation.by ?? t('company.applications.former-member'),
                    date: format.date(application.invitation.at),
                  }),
                },
              ]
            : []),
        ]}
      />
      <Part title={t('pipeline.columns.rating')}>
        <ApplicationRating application={application} />
      </Part>
      {answers.length > 0 && (
        <Part title={t('dashboard.answers')}>
          <dl className="flex flex-col gap-3">
            {answers.map((each) => (
              <div key={each.questionId}>
                <dt className="text-13 wrap-anywhere text-ink-muted">{each.question}</dt>
                <dd className="mt-0.5 text-14 wrap-anywhere whitespace-pre-line">
                  {answerText(each, t)}
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      )}
      <Part title={t('dashboard.cover-letter')}>
        <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
          {application.coverLetter ?? t('dashboard.no-cover-letter')}
        </p>
      </Part>
      {(application.mayDecide || application.owner) && (
        <Part title={t('pipeline.columns.owner')}>
          <ApplicationOwner application={application} />
        </Part>
      )}
      {(application.mayDecide || application.interviewers.length > 0) && (
        <Part title={t('dashboard.interviewers')}>
          <ApplicationInterviewers application={application} />
        </Part>
      )}
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

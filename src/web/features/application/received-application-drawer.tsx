import { Download } from 'lucide-react';
import type { ReceivedApplication } from '#contract/application.ts';
import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Drawer } from '#web/ui/drawer.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { MoveMenu } from './move-menu.tsx';
import { StatusBadge } from './status-badge.tsx';

/** One application in full, beside the list. */
export function ReceivedApplicationDrawer({
  application,
  onClose,
}: {
  application: ReceivedApplication | null;
  onClose: () => void;
}) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Drawer
      open={application !== null}
      onClose={onClose}
      title={application?.fullName ?? ''}
      closeLabel={t('company.applications.close')}
      footer={application && <MoveMenu application={application} />}
    >
      {application && (
        <div className="flex flex-col gap-6">
          <div className="flex flex-wrap items-center gap-3">
            <StatusBadge status={application.status} reader="company" />
            <span className="min-w-0 text-14 wrap-anywhere text-ink-muted">
              {application.postingTitle}
            </span>
          </div>
          <Facts
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
          <section>
            <h3 className="mb-2 text-14 font-semibold">{t('company.applications.resume')}</h3>
            {application.resume ? (
              <a
                href={`/files/${application.resume.id}`}
                download
                className="inline-flex items-center gap-2 break-all"
              >
                <Download size={16} aria-hidden="true" className="shrink-0" />
                {t('company.applications.download', { name: application.resume.name })}
              </a>
            ) : (
              <p className="text-14 text-ink-muted">{t('company.applications.no-resume')}</p>
            )}
          </section>
          <section>
            <h3 className="mb-2 text-14 font-semibold">{t('company.applications.cover')}</h3>
            <p className="text-14 wrap-anywhere whitespace-pre-line text-ink-muted">
              {application.coverLetter ?? t('company.applications.no-cover')}
            </p>
          </section>
        </div>
      )}
    </Drawer>
  );
}

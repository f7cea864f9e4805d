import { Download } from 'lucide-react';
import type { WholeOwnApplication } from '#contract/application.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { DescriptionList } from '#web/ui/description-list.tsx';
import { answerText } from './answer-text.ts';

export function OwnApplicationSent({ application }: { application: WholeOwnApplication }) {
  const t = useTexts();
  const { phone, resume, coverLetter, answers } = application;
  return (
    <section>
      <h4 className="mb-3 text-14 font-semibold">{t('own.sent.title')}</h4>
      <DescriptionList
        items={[
          { term: t('own.sent.name'), detail: application.fullName },
          { term: t('common.email'), detail: application.email },
          ...(phone ? [{ term: t('common.phone'), detail: phone }] : []),
        ]}
      />
      {resume && (
        <p className="mt-3 text-14">
          <a
            href={`/files/${resume.id}`}
            download
            className="inline-flex touch-height items-center gap-2 wrap-anywhere text-primary underline underline-offset-[0.2em]"
          >
            <Download size={16} aria-hidden="true" className="shrink-0" />
            {t('common.download-name', { name: resume.name })}
          </a>
        </p>
      )}
      <h5 className="mt-4 mb-1 text-13 font-medium text-ink-muted">
        {t('dashboard.cover-letter')}
      </h5>
      <p className="text-14 wrap-anywhere whitespace-pre-line">
        {coverLetter ?? t('dashboard.no-cover-letter')}
      </p>
      {answers.length > 0 && (
        <>
          <h5 className="mt-4 mb-2 text-13 font-medium text-ink-muted">{t('own.sent.answers')}</h5>
          <dl className="flex flex-col gap-3 text-14">
            {answers.map((each) => (
              <div key={each.questionId}>
                <dt className="font-medium wrap-anywhere">{each.question}</dt>
                <dd className="mt-0.5 wrap-anywhere whitespace-pre-line text-ink-muted">
                  {answerText(each, t)}
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

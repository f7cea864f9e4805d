import { useState } from 'react';
import { defaultTimeZone } from '#domain/company/default-time-zone.ts';
import { type CompanyOption, CompanyChoice } from '#web/lib/company-choice.tsx';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { adminBackend } from './posting-backend.ts';
import { PostingEditor } from './posting-editor.tsx';
import type { ShowQuestions } from './posting-preview.tsx';

/** An administrator adds a posting to a company, which is chosen first. */
export function NewAdminPosting({
  userId,
  today,
  showQuestions,
}: {
  userId: string;
  today: Date;
  showQuestions: ShowQuestions;
}) {
  const t = useTexts();
  const [company, setCompany] = useState<CompanyOption | null>(null);
  const [isMissing, setMissing] = useState(false);
  return (
    <PostingEditor
      posting={null}
      userId={userId}
      // Applicants ask the company, not the administrator.
      contact={{ name: '', email: '' }}
      company={{ name: company?.name ?? '', timeZone: company?.timeZone ?? defaultTimeZone }}
      today={today}
      showQuestions={showQuestions}
      backend={adminBackend(company?.id ?? '')}
      mayStart={() => {
        setMissing(company === null);
        if (company === null) document.querySelector<HTMLElement>('[name="companyId"]')?.focus();
        return company !== null;
      }}
      lead={
        <Card padding="lg" title={t('dashboard.company')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <CompanyChoice
              help={t('admin-jobs.form.find-help')}
              selected={company}
              onChoose={(selected) => {
                setCompany(selected);
                setMissing(false);
              }}
              error={isMissing ? t('dashboard.choose-a-company') : undefined}
            />
          </div>
        </Card>
      }
    />
  );
}

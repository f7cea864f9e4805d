import { Suspense } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAtsReader } from './ats-reader.ts';
import { FindingList } from './finding-list.tsx';
import { PassedList } from './passed-list.tsx';
import { StuffingNote } from './stuffing-note.tsx';
import type { AtsResult } from './use-ats-check.ts';

/** What to improve, what passed, and what an employer's software makes of the file. */
export function ReportCard({ result: { report, parsed, file } }: { result: AtsResult }) {
  const t = useTexts();
  const { EmployerView } = useAtsReader();
  const { formattingIssues, optimizationTips, stuffing, checks } = report;
  const passed = checks.filter(({ points, of }) => points >= of);
  const found = [...formattingIssues, ...optimizationTips].filter(({ isFine }) => !isFine);
  return (
    <Card as="section">
      <h2 className="sr-only">{t('ats-score.report.label')}</h2>
      <Tabs
        label={t('ats-score.report.label')}
        tabs={[
          {
            value: 'fix',
            label: t('ats-score.report.fix'),
            count: found.length,
            panel: (
              <div className="flex flex-col gap-6">
                {stuffing.length > 0 && <StuffingNote stuffing={stuffing} />}
                <FindingList title={t('ats-score.report.formatting')} findings={formattingIssues} />
                <FindingList title={t('ats-score.report.content')} findings={optimizationTips} />
              </div>
            ),
          },
          {
            value: 'passed',
            label: t('ats-score.report.passed'),
            count: passed.length,
            panel: <PassedList passed={passed} />,
          },
          {
            value: 'employer',
            label: t('ats-score.report.employer'),
            panel: (
              <>
                <p className="mb-4 text-14 text-ink-muted">{t('ats-score.report.employer-text')}</p>
                <Suspense fallback={<SkeletonLines lines={6} />}>
                  <EmployerView parsed={parsed} file={file} />
                </Suspense>
              </>
            ),
          },
        ]}
      />
    </Card>
  );
}

import { CircleCheck } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import type { AtsFinding, AtsPlace, AtsCheckResult } from '#domain/ats/ats-report.ts';
import { atsTexts } from '#domain/ats/ats-texts.ts';
import { isOtherScript } from '#domain/ats/is-other-script.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { Card } from '#web/ui/card.tsx';
import { SkeletonLines } from '#web/ui/skeleton.tsx';
import { Tabs } from '#web/ui/tabs.tsx';
import { useAtsReader } from './ats-reader.ts';
import { builderAddress } from './builder-address.ts';
import { FindingList } from './finding-list.tsx';
import { StuffingNote } from './stuffing-note.tsx';
import type { AtsResult } from './use-ats-check.ts';

/** What to improve, what passed, and what an employer's software extracts from the file. */
export function ReportCard({ result }: { result: AtsResult }) {
  const { source, report, parsed, file } = result;
  const t = useTexts();
  const { EmployerView } = useAtsReader();
  const [tab, setTab] = useState('fix');
  const [shown, setShown] = useState<AtsPlace | null>(null);
  const [of, setOf] = useState(result);
  if (of !== result) {
    setOf(result);
    setTab('fix');
    setShown(null);
  }
  const tabs = useRef<HTMLDivElement>(null);
  // The clicked button disappeared with its tab.
  useEffect(() => {
    if (shown) tabs.current?.querySelector<HTMLElement>('[aria-selected=true]')?.focus();
  }, [shown]);
  const show = (place: AtsPlace) => {
    setShown(place);
    setTab('employer');
  };
  const choose = (value: string) => {
    setShown(null);
    setTab(value);
  };
  const lists = {
    onShow: show,
    addressOf:
      source.origin === 'resume'
        ? (finding: AtsFinding) => builderAddress(source.resumeId, finding, parsed.fields)
        : null,
  };
  const { formattingIssues, optimizationTips, stuffing, checks } = report;
  const isOther = isOtherScript(
    parsed.pages.flatMap(({ lines: own }) => own.map(({ text }) => text)),
  );
  const passed = checks.filter(({ points, of }) => points >= of);
  const found = [...formattingIssues, ...optimizationTips].filter(({ isFine }) => !isFine);
  return (
    <Card as="section">
      <div ref={tabs}>
        <h2 className="sr-only">{t('ats-score.report.label')}</h2>
        <Tabs
          className="-mt-2"
          label={t('ats-score.report.label')}
          value={tab}
          onValueChange={choose}
          tabs={[
            {
              value: 'fix',
              label: t('ats-score.report.fix'),
              count: found.length,
              panel: (
                <div className="flex flex-col gap-6">
                  {isOther && (
                    <Callout title={t('ats-score.report.script')}>
                      {t('ats-score.report.script-text')}
                    </Callout>
                  )}
                  {stuffing.length > 0 && <StuffingNote stuffing={stuffing} onShow={show} />}
                  <FindingList
                    title={t('ats-score.report.formatting')}
                    findings={formattingIssues}
                    {...lists}
                  />
                  <FindingList
                    title={t('ats-score.report.content')}
                    findings={optimizationTips}
                    {...lists}
                  />
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
                  <p className="mb-4 text-14 text-ink-muted">
                    {t('ats-score.report.employer-text')}
                  </p>
                  <Suspense fallback={<SkeletonLines lines={6} />}>
                    <EmployerView parsed={parsed} file={file} mark={shown} />
                  </Suspense>
                </>
              ),
            },
          ]}
        />
      </div>
    </Card>
  );
}

/** The checks with full points, each with an explanation. */
function PassedList({ passed }: { passed: readonly AtsCheckResult[] }) {
  const t = useTexts();
  return (
    <ul className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      {passed.map(({ check }) => (
        <li key={check} className="flex items-start gap-2">
          <CircleCheck size={16} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
          <div className="min-w-0">
            <p className="text-14 font-medium text-ink">{t(atsTexts.name(check))}</p>
            <p className="text-13 text-ink-muted">{t(atsTexts.measured(check))}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

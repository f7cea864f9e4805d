import { Flag } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Target } from '#domain/report/report.ts';
import { importWithRetry } from '#web/lib/import-with-retry.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { useWasOpen } from '#web/lib/use-was-open.ts';
import { Button } from '#web/ui/button.tsx';

const ReportDialog = lazy(() => importWithRetry(() => import('./report-dialog.tsx')));

export function ReportButton({ target }: { target: Target }) {
  const t = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const wasOpen = useWasOpen(isOpen);
  return (
    <>
      <Button size="sm" variant="ghost" icon={Flag} onClick={() => setIsOpen(true)}>
        {t('report.report')}
      </Button>
      <Suspense>
        {wasOpen && <ReportDialog target={target} open={isOpen} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}

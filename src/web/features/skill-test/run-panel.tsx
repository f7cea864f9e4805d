import { useMutation } from '@tanstack/react-query';
import { Play } from 'lucide-react';
import type { RunOutcome } from '#contract/skill-test.ts';
import { callFailure } from '#web/lib/refusal-text.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { CodeBlock } from '#web/ui/code-block.tsx';
import { useProblemText } from './use-problem-text.ts';

/** Runs the code with the cases that are shown, or shows what the query finds. */
export default function RunPanel({ run: runNow }: { run: () => Promise<RunOutcome> }) {
  const t = useTexts();
  const run = useMutation({ mutationFn: runNow });
  return (
    <div className="mt-3">
      <Button icon={Play} busy={run.isPending} onClick={() => run.mutate()}>
        {t('skill-test.run')}
      </Button>
      <div role="status" aria-label={t('skill-test.results')} className="mt-3 empty:hidden">
        {run.isError && (
          <Callout tone="danger" title={t('skill-test.run-failed')}>
            {t(callFailure(run.error))}
          </Callout>
        )}
        {run.data && !run.isPending && <Outcome outcome={run.data} />}
      </div>
    </div>
  );
}

function Outcome({ outcome }: { outcome: RunOutcome }) {
  const t = useTexts();
  const problemText = useProblemText();
  const { cases, output, table, problem } = outcome;
  return (
    <div className="flex flex-col gap-3 text-13">
      {problem !== null && <Callout tone="warning">{problemText(problem)}</Callout>}
      {cases.map(({ call, expected, got, isRight }) => (
        <div key={call} className="rounded-control border border-line p-3">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <code className="wrap-anywhere">{call}</code>
            <Badge tone={isRight ? 'success' : 'danger'}>
              {t(isRight ? 'skill-test.right' : 'skill-test.wrong')}
            </Badge>
          </p>
          <dl className="mt-2 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
            <dt className="text-ink-muted">{t('skill-test.expected')}</dt>
            <dd className="font-mono wrap-anywhere">{expected}</dd>
            <dt className="text-ink-muted">{t('skill-test.got')}</dt>
            <dd className="font-mono wrap-anywhere">{got}</dd>
          </dl>
        </div>
      ))}
      {output !== '' && (
        <CodeBlock label={t('skill-test.printed')} text={output} className="max-h-48" />
      )}
      {table && (
        <div
          role="region"
          aria-label={t('skill-test.results')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable
          tabIndex={0}
          className="max-h-72 overflow-auto rounded-control border border-line"
        >
          <table className="w-full text-start">
            <caption className="p-2 text-start text-ink-muted">
              {t('skill-test.rows', { count: table.rows.length })}
            </caption>
            <thead>
              <tr className="border-b border-line">
                {table.columns.map((column, at) => (
                  <th key={at} scope="col" className="p-2 text-start font-medium">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line">
              {table.rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, place) => (
                    <td key={place} className="p-2 tabular-nums">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}

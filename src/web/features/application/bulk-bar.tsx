import { ChevronDown, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { ApplicationStatus } from '#domain/application/application-status.ts';
import type { MoveBasis } from '#domain/application/may-move-application.ts';
import { sharedTargets } from '#domain/stage/stage.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { isTyping } from './is-typing.ts';
import { questionOf } from './move-dialogs.tsx';
import { moveText } from './move-items.ts';
import { RejectDialog } from './reject-dialog.tsx';
import type { useBulkMoves } from './use-bulk-moves.ts';
import type { Selectable, Selection } from './use-selection.ts';

type How = { stage?: string | null; reason?: string; basis?: MoveBasis };

export function BulkBar({
  selection,
  bulk,
  say,
}: {
  selection: Selection;
  bulk: ReturnType<typeof useBulkMoves>;
  say: (text: string) => void;
}) {
  const t = useTexts();
  const [confirming, setConfirming] = useState<'reject' | 'interview' | null>(null);
  const [targetStage, setTargetStage] = useState<string | null>(null);
  const rows = [...selection.chosen.values()];
  const count = rows.length;
  const bar = useBulkBarKey(count, say);
  const targets = sharedTargets(rows, mayMoveTogether);
  const go = async (to: ApplicationStatus, how: How) => {
    const { stage, ...others } = how;
    const isDone = await bulk.moveMany(rows, to, { ...others, ...(stage && { stage }) });
    if (!isDone) return;
    setConfirming(null);
    selection.clear();
    document.getElementById('main')?.focus({ preventScroll: true });
  };
  const ask = ({ to, stage, able }: (typeof targets)[number]) => {
    setTargetStage(stage);
    const questions = new Set(able.map(({ status }) => questionOf(status, to)));
    if (questions.has('reject')) setConfirming('reject');
    else if (questions.has('interview')) setConfirming('interview');
    else void go(to, { stage });
  };
  const close = () => {
    setConfirming(null);
    bulk.forget();
  };
  return (
    <section
      ref={bar}
      aria-label={t('pipeline.bulk.label')}
      className="sticky bottom-4 z-10 mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-card border border-line bg-raised py-2 ps-4 pe-2 shadow-raised"
    >
      <p className="me-2 text-14 font-medium tabular-nums">{t('pipeline.bulk.count', { count })}</p>
      {targets.length === 0 ? (
        <p className="text-13 text-ink-muted">{t('pipeline.bulk.none')}</p>
      ) : (
        <Menu
          side="top"
          trigger={
            <Button size="sm" variant="primary" busy={bulk.busy}>
              <span className="inline-flex items-center gap-1">
                {t('pipeline.bulk.move')}
                <ChevronDown size={16} aria-hidden="true" />
              </span>
            </Button>
          }
          items={targets.map((target) => ({
            text: moveText(t, target),
            danger: target.to === 'rejected',
            ...(target.able.length < count && {
              hint: t('pipeline.bulk.some', { count: target.able.length, total: count }),
            }),
            onSelect: () => ask(target),
          }))}
        />
      )}
      <IconButton
        icon={X}
        size="sm"
        label={t('pipeline.bulk.clear')}
        onClick={() => {
          selection.clear();
          document.getElementById('main')?.focus({ preventScroll: true });
        }}
      />
      <RejectDialog
        about={rows.map(({ id }) => id).join()}
        name=""
        title={t('pipeline.reject.title', { count })}
        text={t('pipeline.reject.text')}
        confirm={t('pipeline.reject.confirm-all', { count })}
        people={rows}
        open={confirming === 'reject'}
        busy={bulk.busy}
        error={confirming === 'reject' ? bulk.problem : undefined}
        onClose={close}
        onReject={(reason) => void go('rejected', { reason })}
      />
      <ConfirmDialog
        open={confirming === 'interview'}
        onClose={close}
        onConfirm={() =>
          void go('interview_scheduled', { stage: targetStage, basis: 'proposes_times' })
        }
        title={t('pipeline.interview.title-all', { count })}
        description={t('pipeline.interview.text-all')}
        confirmText={t('pipeline.interview.follow')}
        tone="primary"
        busy={bulk.busy}
        busyText={t('pipeline.interview.busy')}
        error={confirming === 'interview' ? bulk.problem : undefined}
      />
    </section>
  );
}

/** An offer has terms of its own, and withdrawing one its own reason. */
function mayMoveTogether({ status, moves }: Selectable, to: ApplicationStatus): boolean {
  const question = questionOf(status, to);
  return (
    (moves.includes(to) || status === to) && question !== 'offer' && question !== 'withdraw-offer'
  );
}

/** Announces the selection; Ctrl+Enter or ⌘Enter goes from it to the first action. */
function useBulkBarKey(count: number, say: (text: string) => void) {
  const t = useTexts();
  const bar = useRef<HTMLElement>(null);
  useEffect(() => {
    say(t('pipeline.bulk.selected', { count }));
  }, [count, say, t]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isKey = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      if (!isKey || isTyping(event.target) || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      bar.current?.querySelector('button')?.focus();
    };
    // Before the focused element acts on Enter.
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, []);
  return bar;
}

import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';
import { callFailure } from './refusal-text.ts';
import { useTexts } from './texts.tsx';

type Props = Omit<ConfirmDialogProps, 'busy' | 'error'> & {
  mutation: { isPending: boolean; error: unknown; reset: () => void };
};

/** Asks before a mutation, and says in the dialog why it failed. */
export function ConfirmMutation({ mutation, onClose, ...dialog }: Props) {
  const t = useTexts();
  return (
    <ConfirmDialog
      {...dialog}
      onClose={() => {
        onClose();
        mutation.reset();
      }}
      busy={mutation.isPending}
      error={mutation.error ? t(callFailure(mutation.error)) : undefined}
    />
  );
}

import { useSearchParams } from 'react-router';
import type { ReceivedApplication } from '#contract/application.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { workspacePath } from './workspace-path.ts';

type InterviewDialogProps = {
  application: Pick<ReceivedApplication, 'id' | 'fullName'>;
  open: boolean;
  busy: boolean;
  error: string | undefined;
  onClose: () => void;
  /** The company proposes times later. */
  onFollow: () => void;
};

/** A status that promises an interview: leads to arranging it, or records that times follow. */
export function InterviewDialog(props: InterviewDialogProps) {
  const { application, open, busy, error, onClose, onFollow } = props;
  const t = useTexts();
  const [params] = useSearchParams();
  const onInterviews = new URLSearchParams(params);
  onInterviews.set('tab', 'interviews');
  onInterviews.set('arrange', '1');
  const name = application.fullName;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('pipeline.interview.title', { name })}
      description={t('pipeline.interview.text')}
      footer={
        <>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button busy={busy} busyText={t('pipeline.interview.busy')} onClick={onFollow}>
            {t('pipeline.interview.follow')}
          </Button>
          <ButtonLink
            variant="primary"
            to={workspacePath(application.id, onInterviews)}
            onClick={onClose}
          >
            {t('pipeline.interview.arrange')}
          </ButtonLink>
        </>
      }
    >
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </Dialog>
  );
}

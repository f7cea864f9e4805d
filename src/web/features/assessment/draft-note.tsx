import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

type Props = { isOutdated: boolean; onKeep: () => void; onDiscard: () => void };

/** Says that unsaved text was restored, or that somebody saved a newer version in the meantime. */
export function DraftNote({ isOutdated, onKeep, onDiscard }: Props) {
  const t = useTexts();
  return (
    <Callout
      tone={isOutdated ? 'warning' : 'info'}
      live
      title={t(isOutdated ? 'assessment.draft.outdated' : 'assessment.draft.restored')}
      action={
        <div className="flex flex-wrap gap-2">
          {isOutdated && (
            <Button size="sm" onClick={onKeep}>
              {t('assessment.draft.keep')}
            </Button>
          )}
          <Button size="sm" onClick={onDiscard}>
            {t('assessment.draft.discard')}
          </Button>
        </div>
      }
    >
      {isOutdated && t('assessment.draft.outdated-text')}
    </Callout>
  );
}

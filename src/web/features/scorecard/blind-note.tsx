import { useTexts } from '#web/lib/texts.tsx';
import { Callout } from '#web/ui/callout.tsx';

/** Says what is hidden in a blind review, and until when. */
export function BlindNote({ of }: { of: 'text' | 'messages' }) {
  const t = useTexts();
  return <Callout title={t('scorecard.hidden.title')}>{t(`scorecard.hidden.${of}`)}</Callout>;
}

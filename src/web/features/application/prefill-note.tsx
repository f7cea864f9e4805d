import { useFormat, useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import type { usePrefill } from './use-prefill.ts';

/** The fields filled from the chosen resume, with an undo. */
export function PrefillNote({ prefill }: { prefill: ReturnType<typeof usePrefill> }) {
  const t = useTexts();
  const format = useFormat();
  const { filled, undo } = prefill;
  if (filled === null) return null;
  const names = {
    fullName: t('apply.form.name'),
    email: t('apply.form.email'),
    phone: t('common.phone'),
  };
  return (
    <Callout
      live
      action={
        <Button size="sm" onClick={undo}>
          {t('common.undo')}
        </Button>
      }
    >
      {t('apply.form.prefilled', {
        fields: format.list(filled.values.map(({ field }) => names[field])),
        resume: filled.from,
      })}
    </Callout>
  );
}

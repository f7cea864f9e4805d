import { useEffect, useRef } from 'react';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

type Props = {
  /** Names of the fields in which the colleague's version differs from the form. */
  differing: readonly string[];
  onKeep: () => void;
  onTake: () => void;
};

/** A colleague has saved since: the person decides, and nothing typed is lost. */
export function ConflictNotice({ differing, onKeep, onTake }: Props) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card sm:col-span-2">
      <Callout tone="warning" live title={t('company.conflicts.title')}>
        <p>
          {differing.length > 0 &&
            `${t('company.conflicts.fields', { fields: differing.join(', ') })} `}
          {t('company.conflicts.kept')}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="primary" onClick={onKeep}>
            {t('company.conflicts.keep')}
          </Button>
          <Button onClick={onTake}>{t('company.conflicts.take')}</Button>
        </div>
      </Callout>
    </div>
  );
}

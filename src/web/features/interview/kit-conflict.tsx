import { useEffect, useRef } from 'react';
import { kitLists } from '#domain/interview/interview-kit.ts';
import type { FormValues } from '#web/lib/form-values.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';

type KitConflictProps = {
  mine: FormValues;
  theirs: FormValues;
  onKeep: () => void;
  onTake: () => void;
};

/** A colleague saved the kit in the meantime: shows both versions of what differs. */
export function KitConflict({ mine, theirs, onKeep, onTake }: KitConflictProps) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  const { version } = theirs;
  useEffect(() => box.current?.focus(), [version]);
  const differing = (['format', ...kitLists] as const).filter(
    (name) => (mine[name] ?? '').trim() !== (theirs[name] ?? '').trim(),
  );
  const text = (heading: string, value = '') => (
    <div className="min-w-0">
      <dt className="text-12 text-ink-muted">{heading}</dt>
      <dd className="wrap-anywhere whitespace-pre-line">
        {value.trim() || t('interview.kit.conflict.empty')}
      </dd>
    </div>
  );
  return (
    <div ref={box} tabIndex={-1} className="scroll-mt-24 rounded-card">
      <Callout tone="warning" live title={t('interview.kit.conflict.title')}>
        <p>
          {differing.length > 0
            ? t('interview.kit.conflict.text')
            : t('interview.kit.conflict.same')}
        </p>
        {differing.map((name) => (
          <section key={name} className="mt-3">
            <h3 className="font-semibold">{t(`interview.kit.${name}`)}</h3>
            <dl className="mt-1 grid gap-3 sm:grid-cols-2">
              {text(t('interview.kit.conflict.mine'), mine[name])}
              {text(t('interview.kit.conflict.theirs'), theirs[name])}
            </dl>
          </section>
        ))}
        <div className="mt-3 flex flex-wrap gap-2">
          {differing.length > 0 && (
            <Button variant="primary" onClick={onKeep}>
              {t('interview.kit.conflict.keep')}
            </Button>
          )}
          <Button onClick={onTake}>{t('interview.kit.conflict.take')}</Button>
        </div>
      </Callout>
    </div>
  );
}

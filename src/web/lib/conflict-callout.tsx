import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Callout } from '#web/ui/callout.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

type Choice = { text: string; onChoose: () => void; busy?: boolean };

type Props = {
  title: string;
  /** The version that was saved in the meantime; another one takes the focus again. */
  version: unknown;
  /** Keeps what was typed; false when nothing differs. */
  keep: Choice | false;
  /** Takes the saved version. */
  take: Choice;
  className?: string;
  children: ReactNode;
};

/**
 * Says at the top of a form that someone else saved in the meantime. Takes the focus, because the
 * save button is at the form's end.
 */
export function ConflictCallout({ title, version, keep, take, className, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [version]);
  return (
    <div ref={box} tabIndex={-1} className={joinClasses('scroll-mt-24 rounded-card', className)}>
      <Callout tone="warning" live title={title}>
        {children}
        <div className="mt-3 flex flex-wrap gap-2">
          {keep && (
            <Button variant="primary" busy={keep.busy ?? false} onClick={keep.onChoose}>
              {keep.text}
            </Button>
          )}
          <Button onClick={take.onChoose}>{take.text}</Button>
        </div>
      </Callout>
    </div>
  );
}

import { Check, CloudOff, LoaderCircle, TriangleAlert } from 'lucide-react';
import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { SaveState } from './resume-saver.ts';

const looks = {
  saved: { icon: Check, className: 'text-ink-muted' },
  saving: { icon: LoaderCircle, className: 'text-ink-muted' },
  offline: { icon: CloudOff, className: 'text-warning' },
  failed: { icon: TriangleAlert, className: 'text-warning' },
  'too-much': { icon: TriangleAlert, className: 'text-danger' },
  nameless: { icon: TriangleAlert, className: 'text-danger' },
  gone: { icon: TriangleAlert, className: 'text-danger' },
  'signed-out': { icon: TriangleAlert, className: 'text-danger' },
};

export function SaveStatus({ state }: { state: SaveState }) {
  const t = useTexts();
  const { icon: Icon, className } = looks[state];
  return (
    <p
      // Announcing every successful save would be noise.
      role={state === 'saved' || state === 'saving' ? undefined : 'status'}
      data-save-state={state}
      className={joinClasses('flex items-center gap-1.5 text-13', className)}
    >
      <Icon
        size={16}
        aria-hidden="true"
        className={joinClasses('shrink-0', state === 'saving' && 'animate-spin')}
      />
      {t(`resume.state.${state}`)}
    </p>
  );
}

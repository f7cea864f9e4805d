import { ChevronDown } from 'lucide-react';
import { useRef } from 'react';
import type { ReceivedApplication } from '#contract/application.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';
import { useLostFocus } from '#web/ui/use-lost-focus.ts';
import { MoveDialogs, useMoveConfirmation } from './move-dialogs.tsx';
import { moveItems } from './move-items.ts';

type Movable = Pick<
  ReceivedApplication,
  'id' | 'fullName' | 'postingTitle' | 'status' | 'version' | 'moves' | 'stage' | 'stages'
>;

/** The possible next statuses of an application; some moves ask a question first. */
export function MoveMenu({ application }: { application: Movable }) {
  const t = useTexts();
  const confirmation = useMoveConfirmation(application);
  const final = useRef<HTMLSpanElement>(null);
  const isFinal = application.moves.length === 0;
  useLostFocus(!isFinal, final);
  if (isFinal) {
    return (
      <span
        ref={final}
        tabIndex={-1}
        className="inline-block text-end text-13 whitespace-normal text-ink-subtle"
      >
        {t('company.applications.final')}
      </span>
    );
  }
  return (
    <>
      <Menu
        trigger={
          <Button
            size="sm"
            busy={confirmation.busy}
            aria-label={t('company.applications.move-of', {
              name: application.fullName,
              title: application.postingTitle,
            })}
          >
            <span className="inline-flex items-center gap-1">
              {t('company.applications.move')}
              <ChevronDown size={16} aria-hidden="true" />
            </span>
          </Button>
        }
        items={moveItems(t, application, confirmation.ask)}
      />
      <MoveDialogs {...confirmation} />
    </>
  );
}

import { useState } from 'react';
import type { Me } from '#contract/account.ts';
import { areSingleKeysOn, setSingleKeys } from '#web/lib/single-keys.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';
import { Dialog, type DialogState } from '#web/ui/dialog.tsx';
import { Kbd } from '#web/ui/kbd.tsx';

const everywhere = ['palette', 'shortcuts', 'toasts', 'notices'] as const;
const board = ['walk', 'open', 'move', 'next', 'select', 'bulk', 'undo', 'neighbor'] as const;

/** The keyboard shortcuts of this dashboard, and the switch for single-character ones. */
export default function ShortcutDialog({
  me,
  ...dialog
}: {
  me: Me;
} & DialogState) {
  const t = useTexts();
  const [isOn, setOn] = useState(areSingleKeysOn);
  return (
    <Dialog {...dialog} title={t('palette.shortcuts.title')}>
      <div className="flex flex-col gap-6">
        <Keys
          title={t('palette.shortcuts.everywhere')}
          rows={[
            ...everywhere.map((each): Row => [
              t(`palette.shortcuts.keys.${each}`),
              t(`palette.shortcuts.does.${each}`),
            ]),
            ...(me.kind === 'student'
              ? [[t('assistant.keys'), t('assistant.title')] satisfies Row]
              : []),
          ]}
        />
        {me.kind === 'member' && (
          <Keys
            title={t('palette.shortcuts.board')}
            rows={board.map((each) => [
              t(`palette.shortcuts.keys.${each}`),
              t(`palette.shortcuts.does.${each}`),
            ])}
          />
        )}
        <Checkbox
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            setSingleKeys(event.target.checked);
          }}
          label={t('palette.shortcuts.single')}
        />
      </div>
    </Dialog>
  );
}

type Row = [keys: string, does: string];

function Keys({ title, rows }: { title: string; rows: Row[] }) {
  return (
    <section>
      <h3 className="text-14 font-semibold">{title}</h3>
      <dl className="mt-2 divide-y divide-line text-14">
        {rows.map(([keys, does]) => (
          <div key={keys} className="flex items-center justify-between gap-4 py-2">
            <dt className="text-ink-muted">{does}</dt>
            <dd className="shrink-0">
              <Kbd>{keys}</Kbd>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

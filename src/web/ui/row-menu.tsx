import { MoreHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { IconButton } from './icon-button.tsx';
import { Menu, type MenuItem } from './menu.tsx';

type Props = {
  label: string;
  busy?: boolean;
  items: readonly MenuItem[];
  /** The button that opens it. */
  ref?: Ref<HTMLButtonElement>;
};

/** The menu of one row of a list: 'Actions for Ana Costa'. */
export function RowMenu({ label, busy = false, items, ref }: Props) {
  return (
    <Menu
      trigger={<IconButton ref={ref} icon={MoreHorizontal} size="sm" busy={busy} label={label} />}
      items={items}
    />
  );
}

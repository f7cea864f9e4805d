import sprite from './site-icons.svg?url';

export type SiteIconName =
  | 'accessibility'
  | 'arrow-right'
  | 'badge-check'
  | 'banknote'
  | 'bell-ring'
  | 'book-open'
  | 'briefcase'
  | 'building-2'
  | 'calendar-clock'
  | 'chart-line'
  | 'check'
  | 'chevron-left'
  | 'chevron-right'
  | 'circle-check'
  | 'circle-exclamation-point'
  | 'circle-question-mark'
  | 'clipboard-check'
  | 'clock'
  | 'code-xml'
  | 'columns-3'
  | 'external-link'
  | 'eye'
  | 'file-check'
  | 'file-code'
  | 'file-text'
  | 'gauge'
  | 'heart-handshake'
  | 'history'
  | 'layout-grid'
  | 'list'
  | 'list-checks'
  | 'lock'
  | 'map-pin'
  | 'message-square'
  | 'messages-square'
  | 'mic'
  | 'mouse-pointer-click'
  | 'pen-line'
  | 'repeat'
  | 'scale'
  | 'search'
  | 'send'
  | 'server'
  | 'shield-check'
  | 'sliders-horizontal'
  | 'snowflake'
  | 'sparkles'
  | 'star'
  | 'sticky-note'
  | 'timer'
  | 'triangle-exclamation-point'
  | 'undo-2'
  | 'user-round'
  | 'users'
  | 'video'
  | 'x';

/** An icon from a sprite shared by all public pages, so that icons need no scripts. */
export function SiteIcon({
  name,
  size = 20,
  className = 'shrink-0',
}: {
  name: SiteIconName;
  size?: 12 | 16 | 20;
  className?: string;
}) {
  return (
    <svg width={size} height={size} aria-hidden="true" className={className}>
      <use href={`${sprite}#${name}`} />
    </svg>
  );
}

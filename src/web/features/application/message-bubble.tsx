import { joinClasses } from '#web/ui/join-classes.ts';

/**
 * A message: own ones aligned to the end, others to the start. Rendered as plain text, never as
 * markup.
 */
export function MessageBubble({
  id,
  name,
  body,
  isOwn,
  time,
  note,
}: {
  id?: string;
  name: string;
  body: string;
  isOwn: boolean;
  time?: { text: string; iso: string };
  note?: string;
}) {
  return (
    <li
      data-id={id}
      className={joinClasses('flex max-w-[88%] flex-col', isOwn ? 'self-end' : 'self-start')}
    >
      <p
        className={joinClasses(
          'flex flex-wrap gap-x-2 px-1 text-12 text-ink-muted',
          isOwn && 'justify-end',
        )}
      >
        <span className="font-medium wrap-anywhere">{name}</span>
        {time && <time dateTime={time.iso}>{time.text}</time>}
        {note && <span>{note}</span>}
      </p>
      <p
        dir="auto"
        className={joinClasses(
          'mt-1 rounded-card px-3 py-2 text-14 wrap-anywhere whitespace-pre-wrap text-ink',
          isOwn ? 'rounded-ee-small bg-primary-soft' : 'rounded-es-small bg-hover',
        )}
      >
        {body}
      </p>
    </li>
  );
}

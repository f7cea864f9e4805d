import { Fragment } from 'react';

// A longer word may break, so that it fits into a narrow column.
const hyphenated = /(?<![\p{L}-])(\p{L}{1,10}-\p{L}{1,10})(?![\p{L}-])/u;

/** A text whose short hyphenated words, such as 'Full-time', stay on one line. */
export function Unbroken({ text }: { text: string }) {
  return text.split(hyphenated).map((part, place) => {
    const key = `${place} ${part}`;
    if (place % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <span key={key} className="whitespace-nowrap">
        {part}
      </span>
    );
  });
}

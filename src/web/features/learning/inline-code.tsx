/** Text in which backticks mark code. */
export function InlineCode({ text }: { text: string }) {
  return text.split('`').map((piece, at) =>
    at % 2 === 0 ? (
      piece
    ) : (
      <code key={at} className="rounded-small bg-hover px-1 py-0.5 font-mono text-[0.9em]">
        {piece}
      </code>
    ),
  );
}

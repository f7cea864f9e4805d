import type { SearchCard } from '#contract/search.ts';

/** A text with the search words highlighted. */
export function Highlighted({ parts }: { parts: SearchCard['titleParts'] }) {
  return parts.map(({ text, isHit }, at) =>
    isHit ? (
      <mark key={at} className="rounded-small bg-accent-soft text-on-accent-soft">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

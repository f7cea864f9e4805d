import type { SearchCard } from '#contract/search.ts';

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

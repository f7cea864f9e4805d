import { Rss } from 'lucide-react';
import { type FeedFormat, type FeedName, feedPath } from '#domain/site/feeds.ts';

const formats: FeedFormat[] = ['rss', 'atom', 'json'];

export function FeedLinks({
  name,
  label,
  titles,
}: {
  name: FeedName;
  label: string;
  titles: Record<FeedFormat, string>;
}) {
  return (
    <p className="mt-10 flex flex-wrap items-center gap-x-4 gap-y-1 text-14 text-ink-muted">
      <span className="inline-flex items-center gap-1.5">
        <Rss size={16} aria-hidden="true" />
        {label}
      </span>
      {formats.map((format) => (
        <a
          key={format}
          href={feedPath(name, format)}
          className="inline-flex touch-height items-center text-primary underline underline-offset-3"
        >
          {titles[format]}
        </a>
      ))}
    </p>
  );
}

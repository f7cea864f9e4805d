import { joinClasses } from '#web/ui/join-classes.ts';

const files = import.meta.glob<string>('../../screenshots/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

export type ScreenshotName = 'jobs' | 'resume' | 'roadmap' | 'board' | 'overview' | 'analytics';

const fileOf = (name: ScreenshotName, screen: 'wide' | 'phone', theme: 'light' | 'dark') =>
  files[`../../screenshots/${name}-${screen}-${theme}.webp`];

export type CloseUpName =
  | 'applications'
  | 'job'
  | 'timeline'
  | 'messages'
  | 'resume'
  | 'interview'
  | 'attention'
  | 'check'
  | 'candidate';

const looks = { light: 'dark:hidden', dark: 'hidden dark:block' } as const;

/**
 * A picture of the product in the reader's theme, taken from the demo data by
 * tools/take-screenshots.ts. Narrow screens get a picture of a narrow screen.
 */
export function Screenshot({
  name,
  label,
  caption,
}: {
  name: ScreenshotName;
  label: string;
  caption: string;
}) {
  return (
    <figure className="min-w-0">
      {(['light', 'dark'] as const).map((theme) => (
        <picture key={theme} className={looks[theme]}>
          <source media="(max-width: 639px)" srcSet={fileOf(name, 'phone', theme)} />
          <img
            src={fileOf(name, 'wide', theme)}
            alt={label}
            width={1280}
            height={800}
            loading="lazy"
            className="aspect-[9/16] w-full rounded-card border border-line object-cover object-top shadow-raised sm:aspect-[8/5]"
          />
        </picture>
      ))}
      <figcaption className="mt-3 text-14 text-ink-muted">{caption}</figcaption>
    </figure>
  );
}

/** A part of a screen in the reader's theme, large enough to be read on a phone. */
export function CloseUp({ name, label }: { name: CloseUpName; label: string }) {
  return (['light', 'dark'] as const).map((theme) => (
    <img
      key={theme}
      src={files[`../../screenshots/${name}-close-${theme}.webp`]}
      alt={label}
      width={480}
      height={360}
      loading="lazy"
      className={joinClasses(
        looks[theme],
        'aspect-4/3 w-full rounded-card border border-line shadow-raised',
      )}
    />
  ));
}

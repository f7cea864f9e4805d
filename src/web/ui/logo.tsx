/** The logo: three rising bars, the first one filled. */
export function Mark({ size }: { size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      className="shrink-0"
    >
      <rect x="2" y="14" width="5.5" height="8" rx="1.75" className="fill-accent" />
      <rect
        x="10"
        y="8.75"
        width="4.5"
        height="12.5"
        rx="1.5"
        className="stroke-primary"
        strokeWidth="1.5"
      />
      <rect
        x="17.25"
        y="2.75"
        width="4.5"
        height="18.5"
        rx="1.5"
        className="stroke-primary"
        strokeWidth="1.5"
      />
    </svg>
  );
}

export function Logo({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 text-ink">
      <Mark size={22} />
      <span className="line-clamp-2 font-display text-18 leading-tight font-bold tracking-tight wrap-anywhere">
        {name}
      </span>
    </span>
  );
}

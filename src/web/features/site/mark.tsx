import type { ReactNode } from 'react';

const tones = { info: 'bg-info-soft text-info', accent: 'bg-accent-soft text-on-accent-soft' };

/** A label beside a name, such as 'Example'. */
export function Mark({ tone, children }: { tone: keyof typeof tones; children: ReactNode }) {
  return (
    <span className={`self-start rounded-chip px-2 py-0.5 text-12 font-medium ${tones[tone]}`}>
      {children}
    </span>
  );
}

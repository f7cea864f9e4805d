import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

export type SiteSectionProps = {
  title?: ReactNode;
  lead?: ReactNode;
  /** A small line above the title. */
  above?: ReactNode;
  /** Buttons below the lead. */
  action?: ReactNode;
  /** 1 is the page's main heading, at 40 to 56 px. */
  level?: 1 | 2;
  /** band: a muted full-width background. */
  look?: 'plain' | 'band';
  /** On wide screens the children are beside the title, for long text. */
  split?: boolean;
  id?: string;
  /** Beside the title on wide screens. */
  figure?: ReactNode;
  children?: ReactNode;
};

/** A section of a public page, with its heading in the display font. */
export function SiteSection({
  title,
  lead,
  above,
  action,
  level = 2,
  look = 'plain',
  split = false,
  id,
  figure,
  children,
}: SiteSectionProps) {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={look === 'band' ? 'border-y border-line bg-surface' : undefined}>
      <div
        className={joinClasses(
          'mx-auto max-w-page px-4 py-14 sm:px-6 sm:py-20',
          split && 'gap-x-14 lg:grid lg:grid-cols-[2fr_3fr]',
        )}
      >
        {(title || lead) && (
          <div className={figure ? 'grid items-center gap-10 lg:grid-cols-[3fr_2fr]' : undefined}>
            <div className={joinClasses('max-w-text', Boolean(children) && 'mb-10')}>
              {above && <p className="mb-3 text-14 font-medium text-primary">{above}</p>}
              {title && (
                <Heading
                  className={joinClasses(
                    'font-display font-bold text-ink',
                    level === 1 ? 'text-40 lg:text-56' : 'text-28 sm:text-40',
                  )}
                >
                  {title}
                </Heading>
              )}
              {lead && <p className="mt-4 max-w-xl text-18 text-ink-muted">{lead}</p>}
              {action && <div className="mt-7 flex flex-wrap gap-3">{action}</div>}
            </div>
            {figure && <div className="hidden justify-self-end lg:block">{figure}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

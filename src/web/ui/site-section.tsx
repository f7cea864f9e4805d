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
  align?: 'start' | 'center';
  /** band: a muted full-width background. */
  look?: 'plain' | 'band';
  width?: 'page' | 'text';
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
  align = 'start',
  look = 'plain',
  width = 'page',
  split = false,
  id,
  figure,
  children,
}: SiteSectionProps) {
  const Heading = `h${level}` as const;
  const centred = align === 'center';
  return (
    <section id={id} className={joinClasses(look === 'band' && 'border-y border-line bg-surface')}>
      <div
        className={joinClasses(
          'mx-auto px-4 py-14 sm:px-6 sm:py-20',
          split && 'gap-x-14 lg:grid lg:grid-cols-[2fr_3fr]',
          width === 'page' ? 'max-w-page' : 'max-w-[45rem]',
        )}
      >
        {(title || lead) && (
          <div className={figure ? 'grid items-center gap-10 lg:grid-cols-[3fr_2fr]' : undefined}>
            <div
              className={joinClasses(
                'max-w-text',
                centred && 'mx-auto text-center',
                Boolean(children) && 'mb-10',
              )}
            >
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
              {lead && (
                <p
                  className={joinClasses(
                    'mt-4 max-w-xl text-18 text-ink-muted',
                    centred && 'mx-auto',
                  )}
                >
                  {lead}
                </p>
              )}
              {action && (
                <div
                  className={joinClasses('mt-7 flex flex-wrap gap-3', centred && 'justify-center')}
                >
                  {action}
                </div>
              )}
            </div>
            {figure && <div className="hidden justify-self-end lg:block">{figure}</div>}
          </div>
        )}
        {children}
      </div>
    </section>
  );
}

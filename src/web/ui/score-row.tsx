import type { ReactNode } from 'react';
import { joinClasses } from './join-classes.ts';

type Props = {
  /** A checkbox before the score. */
  select?: ReactNode;
  /** Null leaves its place empty, except on a phone. */
  score: ReactNode;
  /** The name and its badges. */
  heading: ReactNode;
  menu: ReactNode;
  children: ReactNode;
};

/** A person in a list: the score beside the name; on a phone the details go below both. */
export function ScoreRow({ select, score, heading, menu, children }: Props) {
  const isBare = !select && score === null;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 p-4 sm:gap-x-4 sm:gap-y-1 sm:px-5">
      <div
        className={joinClasses(
          'flex items-center gap-x-3 self-start sm:row-span-2 sm:gap-x-4',
          isBare && 'max-sm:hidden',
        )}
      >
        {select}
        <div className="w-14 shrink-0">{score}</div>
      </div>
      <div
        className={joinClasses(
          'flex flex-wrap items-center gap-x-2 gap-y-1',
          isBare && 'max-sm:col-span-2',
        )}
      >
        {heading}
      </div>
      <div className="col-span-3 flex min-w-0 flex-col gap-1 sm:col-span-1 sm:col-start-2 sm:row-start-2 sm:self-start">
        {children}
      </div>
      <div className="col-start-3 row-start-1 self-start sm:row-span-2">{menu}</div>
    </li>
  );
}

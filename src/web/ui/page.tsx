import { joinClasses } from './join-classes.ts';
import { PageHeader, type PageHeaderProps } from './page-header.tsx';

type PageProps = PageHeaderProps & {
  children: React.ReactNode;
  /** Sets the parts of the content apart. */
  stacked?: boolean;
};

/** A dashboard page: its header, and its content below. */
export function Page({ children, stacked, ...header }: PageProps) {
  return (
    <>
      <PageHeader {...header} />
      <div className={joinClasses('mt-6', stacked && 'flex flex-col gap-6')}>{children}</div>
    </>
  );
}

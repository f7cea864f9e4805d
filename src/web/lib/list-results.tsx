import type { ReactNode } from 'react';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ListPager, type ListPagerProps } from './list-pager.tsx';
import { useTexts } from './texts.tsx';

type Props = Omit<ListPagerProps, 'label'> & {
  /** Where `count`, `count-capped` and `empty` are said. */
  texts:
    | 'admin-community.messages'
    | 'admin-community.newsletter'
    | 'admin-companies'
    | 'admin-company-users'
    | 'admin-credential'
    | 'admin-jobs'
    | 'admin-plan.requests'
    | 'admin-plan.subscriptions'
    | 'admin-users';
  data: { items: readonly unknown[]; total: { count: number; capped: boolean } };
  /** The link that clears the filters; false when none is set. */
  clear: { to: string; text: string } | false;
  /** The name of the pager. */
  pages: string;
  /** The list, shown unless it is empty. */
  children: ReactNode;
};

/** What is below the filters of a list: the count, the list or why it is empty, the pager. */
export function ListResults({ texts, data, clear, pages, children, ...pager }: Props) {
  const t = useTexts();
  const { count, capped } = data.total;
  return (
    <>
      <p className="text-13 text-ink-muted" role="status">
        {t(capped ? `${texts}.count-capped` : `${texts}.count`, { count })}
      </p>
      {data.items.length === 0 ? (
        <EmptyState
          title={t(`${texts}.empty.title`)}
          description={t(clear ? `${texts}.empty.filtered` : `${texts}.empty.text`)}
          action={clear && <ButtonLink to={clear.to}>{clear.text}</ButtonLink>}
        />
      ) : (
        children
      )}
      <ListPager label={pages} data={data} {...pager} />
    </>
  );
}

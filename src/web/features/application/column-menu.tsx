import { SlidersHorizontal } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router';
import { columnsOf, columnsParam, receivedColumns } from '#domain/application/received-columns.ts';
import { queryLink } from '#web/lib/page-links.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Menu } from '#web/ui/menu.tsx';

/** Chooses the columns of the table; the URL holds them. */
export function ColumnMenu() {
  const t = useTexts();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const shown = columnsOf(params.get('columns'));
  return (
    <Menu
      trigger={
        <Button size="sm" icon={SlidersHorizontal}>
          <span className="max-sm:sr-only">{t('pipeline.columns.choose')}</span>
        </Button>
      }
      items={receivedColumns.map((column) => ({
        text: t(`pipeline.columns.${column}`),
        checked: shown.includes(column),
        onSelect: () => {
          const columns = shown.includes(column)
            ? shown.filter((each) => each !== column)
            : [...shown, column];
          const to = queryLink(params, { columns: columnsParam(columns) });
          void navigate(to, { replace: true, preventScrollReset: true });
        },
      }))}
    />
  );
}

import type { OwnSettings } from '#contract/setting-own.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { Checkbox } from '#web/ui/checkbox.tsx';

const ways = ['inApp', 'email'] as const;

/** One row per kind of notification, one column per channel. */
export function NotificationKinds({ kinds }: { kinds: OwnSettings['notifications']['kinds'] }) {
  const t = useTexts();
  return (
    <Card title={t('settings.notifications.kinds')}>
      <table className="w-full text-start text-14">
        <thead>
          <tr className="border-b border-line text-13 text-ink-muted">
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('settings.notifications.kind')}
            </th>
            {ways.map((way) => (
              <th key={way} scope="col" className="w-20 px-1 py-2 text-center font-medium">
                {t(`settings.notifications.column.${way}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((row) => {
            const kind = t(`settings.notifications.${row.kind}`);
            return (
              <tr key={row.kind} className="border-b border-line last:border-b-0">
                <th scope="row" className="py-3 pe-3 text-start font-normal wrap-anywhere text-ink">
                  {kind}
                </th>
                {ways.map((way) => {
                  const value = row[way];
                  return (
                    <td key={way} className="px-1 py-2 text-center">
                      {value === null ? (
                        <span className="text-ink-subtle">
                          <span aria-hidden="true">–</span>
                          <span className="sr-only">{t('settings.notifications.none')}</span>
                        </span>
                      ) : (
                        <span className="inline-flex justify-center">
                          <Checkbox
                            name={`${row.kind}.${way}`}
                            defaultChecked={value}
                            className="gap-0!"
                            label={
                              <span className="sr-only">
                                {t(`settings.notifications.switch.${way}`, { kind })}
                              </span>
                            }
                          />
                        </span>
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </Card>
  );
}

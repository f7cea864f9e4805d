import { useTexts } from '#web/lib/texts.tsx';
import { Picture } from './picture.tsx';

const columns = [
  { id: 'review', cards: ['arjun', 'harika'] },
  { id: 'interview', cards: ['asha', 'zoya'] },
  { id: 'offer', cards: ['sourav'] },
] as const;

export function BoardPicture({ className = 'max-w-lg' }: { className?: string }) {
  const t = useTexts();
  return (
    <Picture label={t('pictures.board.label')} className={className}>
      <p className="font-semibold text-ink">{t('pictures.role')}</p>
      <div className="mt-3 grid grid-cols-3 gap-1.5 text-12 font-medium">
        {columns.map(({ id, cards }) => (
          <div key={id} className="min-w-0 rounded-control bg-hover p-1">
            <p className="truncate p-1.5 text-ink-muted">{t(`pictures.board.columns.${id}`)}</p>
            {cards.map((card) => (
              <p
                key={card}
                className={`mt-1.5 rounded-control border bg-surface p-1.5 wrap-anywhere text-ink ${card === 'asha' ? 'border-primary' : 'border-line'}`}
              >
                {t(`pictures.people.${card}`)}
              </p>
            ))}
          </div>
        ))}
      </div>
    </Picture>
  );
}

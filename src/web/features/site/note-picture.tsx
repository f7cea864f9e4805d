import { useTexts } from '#web/lib/texts.tsx';
import { Avatar } from '#web/ui/avatar.tsx';
import { Picture } from './picture.tsx';

const notes = ['first', 'second', 'third'] as const;

export function NotePicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.notes.label')} className="max-w-sm">
      <p className="font-semibold text-ink">{t('pictures.people.asha')}</p>
      <p className="text-13 text-ink-muted">{t('pictures.role')}</p>
      <div className="mt-4 grid gap-4">
        {notes.map((note) => (
          <div key={note} className="flex gap-3">
            <Avatar name={t(`scenes.notes.${note}.by`)} />
            <p className="min-w-0">
              <span className="block font-medium text-ink">{t(`scenes.notes.${note}.by`)}</span>
              <span className="block text-ink-muted">{t(`scenes.notes.${note}.text`)}</span>
            </p>
          </div>
        ))}
      </div>
    </Picture>
  );
}

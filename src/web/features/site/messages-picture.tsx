import { useTexts } from '#web/lib/texts.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Picture } from './picture.tsx';

const lines = [
  { id: 'first', from: 'company' },
  { id: 'second', from: 'student' },
  { id: 'third', from: 'company' },
] as const;

export function MessagesPicture() {
  const t = useTexts();
  return (
    <Picture label={t('scenes.messages.label')} className="max-w-sm">
      <div className="grid gap-2.5">
        {lines.map(({ id, from }) => (
          <p
            key={id}
            className={joinClasses(
              'max-w-[85%] rounded-card px-3.5 py-2.5',
              from === 'student'
                ? 'justify-self-end bg-primary text-on-primary'
                : 'justify-self-start bg-hover text-ink',
            )}
          >
            {t(`scenes.messages.${id}`)}
          </p>
        ))}
      </div>
    </Picture>
  );
}

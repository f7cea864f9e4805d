import {
  BookOpen,
  CalendarClock,
  ChartLine,
  Code,
  type LucideIcon,
  MessagesSquare,
  Video,
} from 'lucide-react';
import { Link } from 'react-router';
import { useTexts } from '#web/lib/texts.tsx';
import { Card } from '#web/ui/card.tsx';
import { guidesPath, interviewsPath, progressPath } from './practice-paths.ts';

type Name = 'behavioral' | 'technical' | 'video' | 'coach' | 'guides' | 'progress';
type Entry = { name: Name; to: string; icon: LucideIcon; isRecorder?: boolean };

const entries: readonly Entry[] = [
  { name: 'behavioral', to: `${interviewsPath}/behavioral`, icon: MessagesSquare },
  { name: 'technical', to: `${interviewsPath}/technical`, icon: Code },
  { name: 'video', to: `${interviewsPath}/video`, icon: Video, isRecorder: true },
  { name: 'coach', to: `${interviewsPath}/coach`, icon: CalendarClock },
  { name: 'guides', to: guidesPath, icon: BookOpen },
  { name: 'progress', to: progressPath, icon: ChartLine },
];

/** The ways to practise, each with its page. */
export function InterviewCards() {
  const t = useTexts();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
      {entries.map(({ name, to, icon: Icon, isRecorder = false }) => (
        <Card key={name} as="li" interactive className="flex flex-col">
          <span
            aria-hidden="true"
            className="flex size-10 items-center justify-center rounded-control bg-primary-soft text-primary"
          >
            <Icon size={20} strokeWidth={1.75} />
          </span>
          <h2 className="mt-4 text-16 font-semibold">
            <Link
              to={to}
              // Only a page that was loaded itself may use camera and microphone.
              reloadDocument={isRecorder}
              className="text-ink no-underline after:absolute after:inset-0 after:rounded-card"
            >
              {t(`practice.cards.${name}.title`)}
            </Link>
          </h2>
          <p className="mt-1 grow text-14 text-ink-muted">{t(`practice.cards.${name}.text`)}</p>
          <p aria-hidden="true" className="mt-4 text-14 font-medium text-primary">
            {t(`practice.cards.${name}.action`)}
          </p>
        </Card>
      ))}
    </ul>
  );
}

import type { UserType } from '#domain/account/user-type.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Badge, type Tone } from '#web/ui/badge.tsx';

const tones: Record<UserType, Tone> = { admin: 'danger', company: 'info', student: 'success' };

export function TypeBadge({ type }: { type: UserType }) {
  const t = useTexts();
  return <Badge tone={tones[type]}>{t(`admin-users.badge.${type}`)}</Badge>;
}

import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Input } from '#web/ui/input.tsx';
import { useTexts } from './texts.tsx';

export function PasswordInput(props: Omit<ComponentProps<typeof Input>, 'type' | 'trailing'>) {
  const t = useTexts();
  const [shown, setShown] = useState(false);
  return (
    <Input
      {...props}
      type={shown ? 'text' : 'password'}
      trailing={
        <IconButton
          type="button"
          icon={shown ? EyeOff : Eye}
          label={t(shown ? 'auth.hide' : 'auth.show')}
          onClick={() => setShown(!shown)}
        />
      }
    />
  );
}

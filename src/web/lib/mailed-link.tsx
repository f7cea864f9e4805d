import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '#web/ui/button.tsx';

type Props = {
  title: string;
  text: string;
  /** Where the form posts the link's token, and the words of its button. */
  action: string;
  submit: string;
  /** Shown instead of the form once the link was used. */
  done?: ReactNode;
};

/** What a mailed link does happens by a click: link scanners that only open it change nothing. */
export function MailedLink({ title, text, action, submit, done }: Props) {
  const [search] = useSearchParams();
  return (
    <div className="mx-auto max-w-lg px-4 py-20">
      <h1 className="font-display text-28 font-bold sm:text-40">{title}</h1>
      <p className="mt-2 mb-8 text-ink-muted">{text}</p>
      {done || (
        <form method="post" action={action}>
          <input type="hidden" name="token" value={search.get('token') ?? ''} />
          <Button type="submit" variant="primary" size="lg">
            {submit}
          </Button>
        </form>
      )}
    </div>
  );
}

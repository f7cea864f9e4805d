import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/** Buttons that change a choice in the address: a plain form that asks for the page again, without leaving it where scripts run. */
export function ChoiceForm({
  hash,
  replaces,
  className,
  children,
}: {
  hash: string;
  /** What the buttons say anew; all other choices of the address stay. */
  replaces: readonly string[];
  className?: string;
  children: ReactNode;
}) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    const next = new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
    void navigate(`?${next.toString()}`, { replace: true, preventScrollReset: true });
  };
  return (
    <form action={`#${hash}`} onSubmit={onSubmit} className={className}>
      {[...search]
        .filter(([name]) => !replaces.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

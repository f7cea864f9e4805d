import type { ReactNode, SubmitEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

/**
 * Buttons that change a query parameter: a plain form, submitted without a page load where scripts
 * run.
 */
export function ChoiceForm({
  hash,
  replaces,
  children,
}: {
  hash: string;
  /** The parameters that the buttons set; all others are kept. */
  replaces: readonly string[];
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
    <form action={`#${hash}`} onSubmit={onSubmit}>
      {[...search]
        .filter(([name]) => !replaces.includes(name))
        .map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      {children}
    </form>
  );
}

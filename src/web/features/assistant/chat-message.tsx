import { Link } from 'react-router';
import type { AnswerLine, AnswerWriter } from '#domain/assistant/answer-line.ts';
import { useTexts } from '#web/lib/texts.tsx';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Exchange } from './use-exchanges.ts';

export function ChatQuestion({ text }: { text: string }) {
  const t = useTexts();
  return (
    <div className="ms-8 flex justify-end">
      <p className="rounded-card bg-primary-soft px-3 py-2 text-14 wrap-anywhere whitespace-pre-line">
        <span className="sr-only">{t('common.label', { label: t('assistant.you') })} </span>
        {text}
      </p>
    </div>
  );
}

export function ChatAnswer({
  lines,
  writer,
  onGo,
}: {
  lines: readonly AnswerLine[];
  writer: AnswerWriter | null;
  onGo: () => void;
}) {
  const t = useTexts();
  return (
    <div className="me-4 flex flex-col gap-1.5 text-14 wrap-anywhere">
      <span className="sr-only">
        {t('common.label', { label: t('assistant.bot') })}
        {t.gap}
      </span>
      {lines.map(({ text, to, label }, at) => (
        <p key={at}>
          {to === null ? (
            text
          ) : label === null ? (
            <Link to={to} onClick={onGo} className="text-primary underline underline-offset-2">
              {text}
            </Link>
          ) : (
            <>
              {text}
              {t.gap}
              <Link
                to={to}
                onClick={onGo}
                className="whitespace-nowrap text-primary underline underline-offset-2"
              >
                {label}
              </Link>
            </>
          )}
        </p>
      ))}
      {writer && <p className="text-12 text-ink-subtle">{t(`assistant.${writer}`)}</p>}
    </div>
  );
}

export function ChatExchange({
  exchange,
  onRetry,
  onGo,
}: {
  exchange: Exchange;
  onRetry: () => void;
  onGo: () => void;
}) {
  const t = useTexts();
  const { message, lines, writer, isPending, problem, mayRetry } = exchange;
  return (
    <li className="flex flex-col gap-4">
      <ChatQuestion text={message} />
      {lines.length > 0 && <ChatAnswer lines={lines} writer={writer} onGo={onGo} />}
      {isPending && lines.length === 0 && (
        <p className="flex items-center gap-2 text-14 text-ink-muted">
          <Spinner />
          {t('assistant.waiting')}
        </p>
      )}
      {problem !== null && (
        <div className="flex flex-col items-start gap-2 text-14">
          <p>{problem}</p>
          {mayRetry && (
            <Button size="sm" onClick={onRetry}>
              {t('assistant.retry')}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}

import { FileText, Upload, X } from 'lucide-react';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { buttonClass } from './button-class.ts';
import { useFieldControl } from './field-context.ts';
import { IconButton } from './icon-button.tsx';
import { joinClasses } from './join-classes.ts';

export type FileInputProps = Omit<
  ComponentProps<'input'>,
  'type' | 'ref' | 'className' | 'onChange'
> & {
  /** Inside the drop zone: 'Drop your resume here, or choose a file'. */
  prompt: string;
  /** Below it: 'PDF or DOCX, up to 5 MB'. */
  hint?: string;
  /** Shown as a button below. */
  action?: string;
  clearLabel: (fileName: string) => string;
  sizeText: (bytes: number) => string;
  onFiles?: (files: File[]) => void;
};

/**
 * A native file input laid over its drop zone: click, drop, keyboard and form posts are handled by
 * the browser.
 */
export function FileInput({
  prompt,
  hint,
  action,
  clearLabel,
  sizeText,
  onFiles,
  ...rest
}: FileInputProps) {
  const wired = useFieldControl(rest);
  const input = useRef<HTMLInputElement>(null);
  const [files, setFiles] = useState<File[]>([]);
  const [over, setOver] = useState(false);

  const take = (selected: File[]) => {
    setFiles(selected);
    onFiles?.(selected);
  };
  const takeEarly = useEffectEvent(() => {
    const early = [...(input.current?.files ?? [])];
    if (early.length > 0) take(early);
  });
  // Takes over a file that was chosen before hydration.
  useEffect(() => takeEarly(), []);
  const clear = () => {
    if (input.current) input.current.value = '';
    take([]);
    input.current?.focus();
  };

  return (
    <div className="flex flex-col gap-2">
      <div
        className={joinClasses(
          'relative flex flex-col items-center gap-1 rounded-card border border-dashed bg-surface px-4 py-6 text-center transition-colors hover:border-primary hover:bg-primary-soft has-aria-invalid:border-danger has-disabled:opacity-50 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary',
          over ? 'border-primary bg-primary-soft' : 'border-line-strong',
        )}
        onDragEnter={() => setOver(true)}
        onDragLeave={() => setOver(false)}
        onDrop={() => setOver(false)}
      >
        <Upload size={20} aria-hidden="true" className="mb-1 text-ink-subtle" />
        <span className="text-14 font-medium text-ink">{prompt}</span>
        {hint && <span className="text-13 text-ink-muted">{hint}</span>}
        {action && (
          <span
            aria-hidden="true"
            className={buttonClass('secondary', 'md', 'mt-2 noscript:hidden')}
          >
            {action}
          </span>
        )}
        <input
          {...rest}
          {...wired}
          ref={input}
          type="file"
          title=""
          onChange={(event) => take([...(event.target.files ?? [])])}
          className="absolute inset-0 size-full cursor-pointer opacity-0 noscript:static noscript:mt-2 noscript:h-auto noscript:opacity-100"
        />
      </div>
      {files.length > 0 && (
        <ul className="flex flex-col gap-1.5">
          {files.map((file) => (
            <li
              key={`${file.name}-${file.size}`}
              className="flex animate-rise items-center gap-2.5 rounded-control border border-line bg-surface py-1 ps-3 pe-1"
            >
              <FileText size={16} aria-hidden="true" className="shrink-0 text-primary" />
              <span className="min-w-0 grow truncate text-14 text-ink">{file.name}</span>
              <span className="shrink-0 text-13 text-ink-subtle tabular-nums">
                {sizeText(file.size)}
              </span>
              <IconButton icon={X} size="sm" label={clearLabel(file.name)} onClick={clear} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

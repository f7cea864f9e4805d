import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applyWording, findLine } from '#domain/writing/apply-suggestion.ts';
import { findSuggestions } from '#domain/writing/find-suggestions.ts';
import { linesOf } from '#domain/writing/resume-line.ts';
import { keyOfSuggestion, type Suggestion } from '#domain/writing/suggestion.ts';
import { api } from '#web/lib/api.ts';
import type { ResumeEditor } from './use-resume-editor.ts';

/** The model's suggestions and dismissals last as long as the page. */
const cacheForever = { staleTime: Infinity, gcTime: Infinity } as const;

/** The current suggestions: from rules immediately, and from the external model on request. */
export function useSuggestions(editor: ResumeEditor) {
  const cache = useQueryClient();
  const { content } = editor.written;
  const [accepted, setAccepted] = useState(0);
  const asideKey = ['resume-aside', editor.resumeId];
  const aside = useQuery({ queryKey: asideKey, queryFn: (): string[] => [], ...cacheForever });
  const writtenKey = ['resume-wordings', editor.resumeId];
  const written = useQuery({
    queryKey: writtenKey,
    queryFn: (): Suggestion[] => [],
    ...cacheForever,
  });
  const model = useQuery(api.model.load.query());
  const question = useMutation({
    // Offline, it fails immediately instead of waiting for a connection.
    networkMode: 'always',
    mutationFn: () => api.resume.suggestWordings.call({ content }),
    onSuccess: ({ isOn, left, items, problem }) => {
      cache.setQueryData(api.model.load.queryKey({ input: {} }), { isOn, left });
      if (problem !== null) return;
      const found = items.map(({ path, at, original, text }): Suggestion => {
        const line = { path, at, text: original, entry: '', isOver: null };
        return { kind: 'wording', line: findLine(content, line) ?? line, text, by: 'model' };
      });
      cache.setQueryData(writtenKey, found);
    },
  });

  // Drops suggestions for lines that have changed since.
  const fromModel = (written.data ?? []).filter(
    ({ line }) => findLine(content, line) !== undefined,
  );
  const hasSuggestion = new Set(fromModel.map(({ line }) => keyOfLine(line)));
  const byRules = findSuggestions(content).filter(
    ({ line }) => !hasSuggestion.has(keyOfLine(line)),
  );
  const putAside = new Set(aside.data);
  const order = linesOf(content).map(keyOfLine);
  const placeOf = ({ line }: Suggestion) => order.indexOf(keyOfLine(line));
  const suggestions = [...fromModel, ...byRules]
    .filter((each) => !putAside.has(keyOfSuggestion(each)))
    .toSorted((one, other) => placeOf(one) - placeOf(other));

  return {
    suggestions,
    model: model.data,
    question,
    /** Several are one step to undo. */
    accept: (wordings: readonly { suggestion: Suggestion; text: string }[]) => {
      editor.edit((now) =>
        wordings.reduce(
          (next, { suggestion, text }) => applyWording(next, suggestion.line, text),
          now,
        ),
      );
      setAccepted((count) => count + 1);
    },
    dismiss: (suggestion: Suggestion) =>
      cache.setQueryData(asideKey, [...putAside, keyOfSuggestion(suggestion)]),
    canUndo: accepted > 0,
    undo: () => {
      editor.undo();
      setAccepted((count) => count - 1);
    },
  };
}

const keyOfLine = ({ path, text }: Suggestion['line']) => [...path, text].join('\n');

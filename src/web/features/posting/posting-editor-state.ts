import type { OwnPostingDetails } from '#contract/posting-own.ts';
import type { Missing } from '#domain/posting/missing.ts';
import {
  changedFields,
  emptyContent,
  type PostingContent,
} from '#domain/posting/posting-content.ts';
import type { PostingDraft } from './posting-draft.ts';
import { contentOf, type TypedPosting, typedOf } from './typed-posting.ts';

export type EditorState = {
  /** The saved content and its version. */
  base: PostingContent;
  version: number;
  state: OwnPostingDetails['state'];
  typed: TypedPosting;
  /** Changes when the form is refilled, to remount it. */
  formKey: number;
  missing: readonly Missing[];
  /** Problems are shown from the first attempt to save. */
  isChecked: boolean;
  attempt: number;
  busy: 'saving' | 'publishing' | null;
  failure: { text: string; isPlan?: boolean } | null;
  /** The version that someone else saved in the meantime. */
  conflict: OwnPostingDetails | null;
  note: 'restored' | 'merged' | null;
};

export type EditorAction =
  | { type: 'entered'; part: Partial<TypedPosting> }
  | { type: 'restored'; draft: PostingDraft }
  | { type: 'tried' }
  | { type: 'sent'; busy: EditorState['busy'] }
  | { type: 'saved'; content: PostingContent; version: number }
  | { type: 'published'; version: number; state: EditorState['state'] }
  | { type: 'failed'; part: Partial<Pick<EditorState, 'missing' | 'conflict' | 'failure'>> }
  | { type: 'followed'; details: OwnPostingDetails }
  | { type: 'merged' | 'took-theirs' }
  | { type: 'discarded'; posting: OwnPostingDetails | null };

/** The saved content within a posting's details. */
export function savedOf(details: OwnPostingDetails | null): PostingContent {
  if (details === null) return emptyContent;
  const fields = Object.keys(emptyContent) as (keyof PostingContent)[];
  return Object.fromEntries(fields.map((field) => [field, details[field]])) as PostingContent;
}

export function startEditing({
  posting,
  contact,
  showMissing,
}: {
  posting: OwnPostingDetails | null;
  contact: { name: string; email: string };
  showMissing: boolean;
}): EditorState {
  const base =
    posting === null
      ? { ...emptyContent, contactName: contact.name, contactEmail: contact.email }
      : savedOf(posting);
  return {
    base,
    version: posting?.version ?? 0,
    state: posting?.state ?? 'draft',
    typed: typedOf(base),
    formKey: 0,
    missing: showMissing ? (posting?.missing ?? []) : [],
    isChecked: false,
    attempt: 0,
    busy: null,
    failure: null,
    conflict: null,
    note: null,
  };
}

export function reduceEditor(now: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'entered': {
      const { part } = action;
      const isSame = ({ field }: Missing) => !(field in part) || part[field] === now.typed[field];
      return { ...now, typed: { ...now.typed, ...part }, missing: now.missing.filter(isSame) };
    }
    case 'restored':
      return { ...filled(now, action.draft.typed), ...action.draft, note: 'restored' };
    case 'tried':
      return { ...now, isChecked: true, failure: null, attempt: now.attempt + 1 };
    case 'sent':
      return { ...now, busy: action.busy };
    case 'saved':
      return { ...now, base: action.content, version: action.version, ...settled };
    case 'published':
      return { ...now, version: action.version, state: action.state, missing: [] };
    case 'failed':
      return { ...now, ...action.part, attempt: now.attempt + 1 };
    case 'followed':
      return followed(now, action.details);
    case 'merged':
      return now.conflict ? merged(now, now.conflict) : now;
    case 'took-theirs':
      return now.conflict
        ? filled(followed(now, now.conflict), typedOf(savedOf(now.conflict)))
        : now;
    case 'discarded': {
      const { posting } = action;
      const base = posting ? savedOf(posting) : now.base;
      const version = posting?.version ?? now.version;
      return { ...filled(now, typedOf(base)), base, version, note: null };
    }
  }
}

const settled = { missing: [], conflict: null, note: null };

const filled = (now: EditorState, typed: TypedPosting): EditorState => ({
  ...now,
  typed,
  formKey: now.formKey + 1,
});

const followed = (now: EditorState, details: OwnPostingDetails): EditorState => ({
  ...now,
  base: savedOf(details),
  version: details.version,
  state: details.state,
  ...settled,
});

/**
 * Fields changed on both sides keep the local value; fields changed only by the other side are
 * taken over.
 */
function merged(now: EditorState, theirs: OwnPostingDetails): EditorState {
  const typed = contentOf(now.typed);
  const mine = changedFields(now.base, typed).map((field) => [field, typed[field]]);
  const content = { ...savedOf(theirs), ...Object.fromEntries(mine) };
  return { ...filled(followed(now, theirs), typedOf(content)), note: 'merged' };
}

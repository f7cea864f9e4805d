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

export function reduceEditor(state: EditorState, action: EditorAction): EditorState {
  switch (action.type) {
    case 'entered': {
      const { part } = action;
      const isSame = ({ field }: Missing) => !(field in part) || part[field] === state.typed[field];
      return {
        ...state,
        typed: { ...state.typed, ...part },
        missing: state.missing.filter(isSame),
      };
    }
    case 'restored':
      return { ...filled(state, action.draft.typed), ...action.draft, note: 'restored' };
    case 'tried':
      return { ...state, isChecked: true, failure: null, attempt: state.attempt + 1 };
    case 'sent':
      return { ...state, busy: action.busy };
    case 'saved':
      return { ...state, base: action.content, version: action.version, ...settled };
    case 'published':
      return { ...state, version: action.version, state: action.state, missing: [] };
    case 'failed':
      return { ...state, ...action.part, attempt: state.attempt + 1 };
    case 'followed':
      return followed(state, action.details);
    case 'merged':
      return state.conflict ? merged(state, state.conflict) : state;
    case 'took-theirs':
      return state.conflict
        ? filled(followed(state, state.conflict), typedOf(savedOf(state.conflict)))
        : state;
    case 'discarded': {
      const { posting } = action;
      const base = posting ? savedOf(posting) : state.base;
      const version = posting?.version ?? state.version;
      return { ...filled(state, typedOf(base)), base, version, note: null };
    }
  }
}

const settled = { missing: [], conflict: null, note: null };

const filled = (state: EditorState, typed: TypedPosting): EditorState => ({
  ...state,
  typed,
  formKey: state.formKey + 1,
});

const followed = (state: EditorState, details: OwnPostingDetails): EditorState => ({
  ...state,
  base: savedOf(details),
  version: details.version,
  state: details.state,
  ...settled,
});

/**
 * Fields changed on both sides keep the local value; fields changed only by the other side are
 * taken over.
 */
function merged(state: EditorState, theirs: OwnPostingDetails): EditorState {
  const typed = contentOf(state.typed);
  const mine = changedFields(state.base, typed).map((field) => [field, typed[field]]);
  const content = { ...savedOf(theirs), ...Object.fromEntries(mine) };
  return { ...filled(followed(state, theirs), typedOf(content)), note: 'merged' };
}

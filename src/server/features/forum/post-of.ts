import { type Actor, isSignedIn } from '#domain/actor.ts';
import { authorName } from '#domain/forum/author-name.ts';
import { readMarkdown } from '#domain/posting/read-markdown.ts';

type Row = {
  id: string;
  authorId: string | null;
  body: string;
  likeCount: number;
  hiddenAt: Date | null;
  hiddenBy: string | null;
  version: number;
  createdAt: Date;
  editedAt: Date | null;
};
type Person = { firstName: string | null; lastName: string | null } | null;

/** A post as this reader sees it. A removed post shows only its position. */
export function postOf(row: Row, person: Person, reader: { actor: Actor; liked: Set<string> }) {
  const isOwn = isSignedIn(reader.actor) && reader.actor.userId === row.authorId;
  const isHidden = row.hiddenAt !== null;
  const byAuthor = isHidden && row.hiddenBy !== null && row.hiddenBy === row.authorId;
  return {
    id: row.id,
    author: person && authorName(person),
    isOwn,
    body: isHidden ? [] : readMarkdown(row.body),
    source: isOwn && !isHidden ? row.body : null,
    removedBy: byAuthor ? ('author' as const) : isHidden ? ('moderator' as const) : null,
    likes: row.likeCount,
    isLiked: reader.liked.has(row.id),
    version: row.version,
    createdAt: row.createdAt,
    editedAt: row.editedAt,
  };
}

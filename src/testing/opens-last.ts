import type { Ctx } from '#server/context.ts';

/** A context whose database fails once a stored file was opened, which would then stay open. */
export function opensLast(ctx: Ctx): Ctx {
  let isOpened = false;
  const read: Ctx['files']['read'] = (...args) => {
    isOpened = true;
    return ctx.files.read(...args);
  };
  const db = new Proxy(ctx.db, {
    get(target, name) {
      if (isOpened) throw new Error('A file was opened too early.');
      return Reflect.get(target, name, target) as unknown;
    },
  });
  return { ...ctx, db, files: { ...ctx.files, read } };
}

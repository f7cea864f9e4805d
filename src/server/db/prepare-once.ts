import type { Db } from './connect.ts';

/**
 * A frequent statement, built once per database handle instead of per request. Values are
 * placeholders; its name lets each connection keep it parsed and planned.
 */
export function prepareOnce<Statement, Shape extends string = 'only'>(
  build: (db: Db, shape: Shape) => Statement,
): (db: Db, shape?: Shape) => Statement {
  const built = new WeakMap<Db, Map<Shape, Statement>>();
  return (db, shape = 'only' as Shape) => {
    const shapes = built.get(db) ?? new Map<Shape, Statement>();
    built.set(db, shapes);
    const found = shapes.get(shape) ?? build(db, shape);
    shapes.set(shape, found);
    return found;
  };
}

import { type AnyPgColumn, customType, foreignKey, timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, like a Date, so that cursors are exact. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

type Parent = { companyId: AnyPgColumn; id: AnyPgColumn };

/** Rows of a company's parent row, deleted with it. */
export const partOf = (parent: Parent, companyId: AnyPgColumn, parentId: AnyPgColumn) =>
  foreignKey({
    columns: [companyId, parentId],
    foreignColumns: [parent.companyId, parent.id],
  }).onDelete('cascade');

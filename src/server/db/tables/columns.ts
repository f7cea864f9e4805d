import { customType, timestamp } from 'drizzle-orm/pg-core';

/** A moment to the millisecond, like a Date, so that cursors are exact. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

export const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({
  dataType: () => 'bytea',
});

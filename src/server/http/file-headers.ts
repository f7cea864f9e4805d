export const fileHeaders = (name: string) => ({
  'content-disposition': `attachment; filename="${name}"`,
  'cache-control': 'private, no-store',
});

export const csvHeaders = (name: string) => ({
  ...fileHeaders(name),
  'content-type': 'text/csv; charset=utf-8',
});

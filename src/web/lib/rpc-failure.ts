/**
 * A refusal that didn't come from the API itself (maintenance, a body that is too large, an
 * unreachable database) as `{ code }`, in the shape in which the link reads errors. Any other
 * response stays as it is.
 */
export async function rpcFailure(response: Response): Promise<Response> {
  const { ok, status, headers } = response;
  if (ok || headers.get('content-type')?.startsWith('application/json') !== true) return response;
  const code = codeIn(await response.clone().json());
  if (code === null) return response;
  return Response.json({ json: { defined: false, code, status, message: code } }, { status });
}

function codeIn(body: unknown): string | null {
  const code = typeof body === 'object' && body !== null && 'code' in body ? body.code : null;
  return typeof code === 'string' ? code : null;
}

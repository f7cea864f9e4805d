/** Whether others can reach this address: it is none of this machine's own. */
export function isPublicUrl(url: string): boolean {
  const { hostname } = new URL(url);
  const isLoopback = /^(?:localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
  return !isLoopback;
}

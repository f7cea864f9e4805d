/** Whether an address is reachable from other machines. */
export function isPublicUrl(url: string): boolean {
  const { hostname } = new URL(url);
  const isLoopback = /^(?:localhost|[^.]+\.localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u.test(hostname);
  return !isLoopback;
}

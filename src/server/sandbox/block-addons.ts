/** Blocks native addons from now on: a process that may load one library may load any. */
export function blockAddons(): void {
  const deny = (): never => {
    throw Object.assign(new Error('No library here.'), { code: 'ERR_ACCESS_DENIED' });
  };
  Object.defineProperty(process, 'dlopen', { value: deny, writable: false, configurable: false });
}

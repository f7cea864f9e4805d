/** From now on this process loads no machine code: those who may load one library may load all of them. */
export function blockAddons(): void {
  const deny = (): never => {
    throw Object.assign(new Error('No library here.'), { code: 'ERR_ACCESS_DENIED' });
  };
  Object.defineProperty(process, 'dlopen', { value: deny, writable: false, configurable: false });
}
